import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { neutralTheme } from '#modules/themes/rules/neutral-theme.ts'
import { themeView } from '#modules/themes/rules/theme-view.ts'
import { PrivacyLink } from './cookie-question.tsx'
import { Document } from './document.tsx'
import type { ShellData } from './shell-types.ts'

const theme = themeView(neutralTheme, neutralTheme)
const shell = (legal: ShellData['legal']) =>
  ({ locale: 'de', theme, themeTokens: {}, isInstallable: false, legal }) as unknown as ShellData
const page = (given: ShellData | undefined) =>
  renderToStaticMarkup(
    <Document shell={given} kind="content" head={null}>
      {null}
    </Document>,
  )

describe("the banner's 'Mehr erfahren' uses the footer's privacy link (specification §2, Footer)", () => {
  const imprint = { key: 'imprint', href: '/de/site/imprint', external: false } as const
  test.each<[string, ShellData | undefined, string]>([
    [
      'a text of its own',
      shell([imprint, { key: 'privacyPolicy', href: '/de/site/privacy', external: false }]),
      '<div id="cookies" data-privacy="/de/site/privacy">',
    ],
    [
      "another site's",
      shell([{ key: 'privacyPolicy', href: 'https://legal.example/privacy', external: true }]),
      '<div id="cookies" data-privacy="https://legal.example/privacy">',
    ],
    ['neither', shell([imprint]), '<div id="cookies">'],
    ['a page that failed', undefined, '<div id="cookies"></div>'],
  ])('the document contains the privacy link: %s', (_, given, expected) => {
    expect(page(given)).toContain(expected)
  })

  test.each<[string | undefined, string]>([
    ['/de/site/privacy', '<a href="/de/site/privacy">Mehr erfahren</a>'],
    [
      'https://legal.example/privacy',
      '<a href="https://legal.example/privacy" target="_blank" rel="noopener">Mehr erfahren</a>',
    ],
    [undefined, ''],
  ])('the banner shows the privacy link: %s', (href, expected) => {
    expect(renderToStaticMarkup(<PrivacyLink href={href} label="Mehr erfahren" />)).toBe(expected)
  })
})
