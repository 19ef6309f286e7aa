/** What the guest has chosen or entered in one configuration step of a product. */
export interface CartPart {
  readonly id: string
  readonly options?: readonly { readonly id: string; readonly amount: number }[] | undefined
  readonly text?: string | undefined
  readonly uploads?: readonly CartUpload[] | undefined
}

/** An uploaded file. `id` and `publicHash` identify it; the other fields are used only to show it. */
export interface CartUpload {
  readonly id: string
  readonly publicHash: string
  readonly version?: number
  readonly extension?: string
  readonly filename?: string
  readonly bytes?: number
}
