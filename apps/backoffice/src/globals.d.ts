interface ImportMetaEnv {
  /** Version of package.json, inserted by the build. */
  readonly SERVUS_VERSION: string
}
