import type { ReactNode } from 'react'

/** React writes `disabled` on a link element, but its types allow it for form fields only. */
const switchedOff = { disabled: true }

/**
 * The style sheets of a page. Their text is part of the page: the browser paints nothing before it has all styles, and a request for each
 * sheet would delay the first paint. Because of the disabled links, the build's loader treats these sheets as loaded.
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
        <link key={href} rel="stylesheet" href={href} {...(text === undefined ? {} : switchedOff)} />
      ))}
    </>
  )
}
