import type { ReactNode } from 'react'

/**
 * The style sheets of a page. Their text is part of the page: the browser paints nothing before it has all styles, and a request for each
 * sheet would delay the first paint. For each sheet whose text is in the page, the page also contains a link of the kind `written-styles`.
 * Browsers ignore this kind; the first script turns it into a disabled style sheet (apps/site/app/islands/written-styles.ts).
 */
export function PageStyles(props: {
  hrefs: readonly string[]
  /** The text of a sheet. If it is undefined, the page links the sheet. */
  textOf: ((href: string) => string | undefined) | undefined
}): ReactNode {
  const sheets = props.hrefs.map((href) => ({ href, text: props.textOf?.(href) }))
  const written = sheets.flatMap(({ text }) => text ?? []).join('\n')
  return (
    <>
      {written && <style dangerouslySetInnerHTML={{ __html: written }} />}
      {sheets.map(({ href, text }) => (
        <link key={href} rel={text === undefined ? 'stylesheet' : 'written-styles'} href={href} />
      ))}
    </>
  )
}
