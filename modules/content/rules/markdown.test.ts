import { expect, test } from 'vitest'
import { markdownHtml } from './markdown.ts'

test.each([
  ['Ein *Fest* im **Haus**', '<p>Ein <em>Fest</em> im <strong>Haus</strong></p>'],
  ['# Feste\nSo geht es:\n\n- Suppe\n- Gans', '<h2>Feste</h2><p>So geht es:</p><ul><li>Suppe</li><li>Gans</li></ul>'],
  ['1. Rufen\n2. Kommen\n\n> gern', '<ol><li>Rufen</li><li>Kommen</li></ol><blockquote><p>gern</p></blockquote>'],
  ['### Tief\n---\n`a < b`', '<h3>Tief</h3><hr><p><code>a &lt; b</code></p>'],
  [
    '[Karte](/de/karte) und [mehr](https://x.example/?a=1&b=2)',
    '<p><a href="/de/karte">Karte</a> und <a href="https://x.example/?a=1&amp;b=2">mehr</a></p>',
  ],
])('%j', (source, html) => expect(markdownHtml(source)).toBe(html))

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '**<svg onload=alert(1)>**',
  '[<img src=x onerror=alert(1)>](/de)',
  '[x](/de"onmouseover="alert(1))',
  '# </h2><script>alert(1)</script>',
  '`</code><script>alert(1)</script>`',
])('HTML and unsafe addresses are shown as text: %s', (source) => {
  const html = markdownHtml(source)
  const tags = [...html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)]
  for (const [, , name, attributes] of tags) {
    expect(['p', 'h2', 'a', 'strong', 'code']).toContain(name)
    expect(attributes).toMatch(/^( href="(\/(?!\/)|https?:|mailto:|tel:|#)[^"<>]*")?$/)
  }
})
