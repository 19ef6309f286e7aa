/** What the customer entered for one step of a product's configuration. */
export interface CartPart {
  readonly id: string
  readonly options?: readonly { readonly id: string; readonly amount: number }[] | undefined
  readonly text?: string | undefined
  readonly uploads?: readonly CartUpload[] | undefined
}

/** A file as the upload call returned it. Version, extension and name are only used to show the file. */
export interface CartUpload {
  readonly id: string
  readonly publicHash: string
  readonly version?: number
  readonly extension?: string
  readonly filename?: string
  readonly bytes?: number
}
