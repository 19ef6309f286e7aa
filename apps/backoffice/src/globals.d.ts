interface ImportMetaEnv {
  /** Version of package.json, put in by the build. */
  readonly SERVUS_VERSION: string
}
