/** What was entered for one step of a product's configuration. */
export interface CartPart {
  readonly id: string
  readonly options?: readonly { readonly id: string; readonly amount: number }[] | undefined
  readonly text?: string | undefined
  readonly uploads?: readonly CartUpload[] | undefined
}

/** A file as the upload call answered; version, extension and name are only used to show it. */
export interface CartUpload {
  readonly id: string
  readonly publicHash: string
  readonly version?: number
  readonly extension?: string
  readonly filename?: string
  readonly bytes?: number
}
