import { renderToString } from 'react-dom/server'
import type { MadePage } from '#ui/site/module.ts'
import { headClasses } from '../shell/header.tsx'

export const asHtml = { 'content-type': 'text/html; charset=utf-8' }

/**
 * Renders only the parts that an open page needs to show changed blocks: the blocks, the addresses of their style sheets, and the classes
 * of the header, which depend on the first block. A preview requests them with each typed letter, so nothing else is rendered. A block
 * has the same markup as in a whole page. So a block that has not changed is equal to the block on the open page.
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
