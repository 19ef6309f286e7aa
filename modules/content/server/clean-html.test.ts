import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('HTML of editors (docs/rules/security.md, Output)', () => {
  test.each([
    ['<p>Gut <strong>so</strong></p>', '<p>Gut <strong>so</strong></p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>b', 'b'],
    ['<img src=x onerror=alert(1)>c', 'c'],
    ['"><svg/onload=alert(1)>', '"&gt;'],
    ['<img alt="Saal" src="/image/medium/a-1.jpg" onerror=alert(1)>', '<img src="/image/medium/a-1.jpg" alt="Saal">'],
    ['<img src="/image/a-1.png" alt="&quot;&gt;<b>x">', '<img src="/image/a-1.png" alt="&quot;&gt;&lt;b&gt;x">'],
    ['<img src="//foreign.example/image/a-1.png">d', 'd'],
    ['<img src="data:image/png;base64,AA">e', 'e'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.example/?a=1&amp;b=2" target=_blank>x</a>',
      '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    ],
    ['<a href="/de/ueber-uns">x</a>', '<a href="/de/ueber-uns">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<ul><li>1<li>2</ul>', '<ul><li>1</li><li>2</li></ul>'],
    ['</div>1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<scr<script>x</script>ipt>alert(1)', 'xipt&gt;alert(1)'],
    ['<svg><p><style><img src=x onerror=alert(1)></style></svg>d', 'd'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="/x" rel="author">x</a>', '<a href="/x">x</a>'],
    ['<!-- <p>x -->y', 'y'],
    ['<p><b>offen', '<p><b>offen</b></p>'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })

  test.each([
    '<',
    '<b>',
    '<div><p>',
    '<table><tr><td>',
    '<svg>',
    '</b>',
    '<a href="',
    "<p title='",
    '<!--',
    '<script>',
    '&',
  ])(
    'cleaning a megabyte of %s takes time that grows linearly with the length',
    (piece) => {
      const dirty = piece.repeat(Math.ceil(1_000_000 / piece.length))
      const begun = performance.now()
      cleanHtml(dirty)
      // If the time grew with the square of the length of the text, cleaning this text would take more than a minute.
      expect(performance.now() - begun).toBeLessThan(10_000)
    },
    30_000,
  )

  test('the tags of a text with more tags than any editor writes are shown as text', () =>
    expect(cleanHtml('<b>x'.repeat(10_001)).slice(0, 15)).toBe('&lt;b&gt;x&lt;b'))
})
