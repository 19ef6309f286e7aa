import type { ReactNode } from 'react'

/** The scripts of a content page, as addresses. */
export interface PageScriptFiles {
  /** The one script that hydrates the islands. */
  entry: string
  /** The scripts that `entry` needs before it can run. */
  entryImports?: readonly string[]
  /** Scripts that run before the entry: hot reload, in development only. */
  firstScripts?: readonly string[]
}

/**
 * Adds the scripts of a page to its head. The browser loads only the first scripts now. It loads `later` after the first paint
 * (apps/site/app/islands/after-paint.ts).
 */
export const PageScripts = (props: { files: PageScriptFiles; later: readonly string[] }): ReactNode => (
  <>
    {props.later.map((href) => (
      <link key={href} rel="after-paint" href={href} />
    ))}
    {props.files.firstScripts?.map((src) => (
      <script key={src} type="module" src={src} />
    ))}
    {props.files.entryImports?.map((href) => (
      <link key={href} rel="modulepreload" href={href} />
    ))}
    <script type="module" src={props.files.entry} />
  </>
)
