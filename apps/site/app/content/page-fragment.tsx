import { renderToString } from 'react-dom/server'
import type { MadePage } from '#ui/site/module.ts'
import { headClasses } from '../shell/header.tsx'

export const asHtml = { 'content-type': 'text/html; charset=utf-8' }

/**
 * Renders only what an open page needs to show changed blocks: the addresses of their style sheets, the classes of the header, which depend on the
 * first block, and the blocks. A preview asks for it with each typed letter, so nothing else is made. The markup is that of a whole page, so that a
 * block that did not change is equal to the one that is shown.
 */
export const pageFragment = (page: MadePage, styles: readonly string[]): string =>
  renderToString(
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <header className={headClasses(page.startsWithHero ?? false)} />
      <main>{page.body}</main>
    </>,
  )
