import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Toolbar } from './toolbar.tsx'

test("the administrator's toolbar shows the user's name and its links (specification §2)", () => {
  const html = renderToStaticMarkup(
    <Toolbar locale="de" name="Anna Adler" path="/de/ueber-uns" version="1.7.2-dev" onLogout={() => undefined} />,
  )
  for (const text of [
    'Überblick',
    'Anna Adler',
    'href="/backend/seiten?adresse=%2Fde%2Fueber-uns"',
    'href="/backend/navigation"',
    '>Ins Backend wechseln</a>',
    '>Abmelden</button>',
    'Version 1.7.2-dev',
  ])
    expect(html).toContain(text)
})
