// Placeholder so that the module builds.
