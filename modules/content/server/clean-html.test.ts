import { describe, expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

describe('HTML of editors (docs/rules/security.md, Output)', () => {
  test.each([
    ['<p>Gut <strong>so</strong></p>', '<p>Gut <strong>so</strong></p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script>b', 'b'],
    ['<img src=x onerror=alert(1)>c', 'c'],
    ['"><svg/onload=alert(1)>', '"&gt;'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.example/?a=1&amp;b=2" target=_blank>x</a>',
      '<a href="https://a.example/?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    ],
    ['<a href="/de/ueber-uns">x</a>', '<a href="/de/ueber-uns">x</a>'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<ul><li>1<li>2</ul>', '<ul><li>1<li>2</li></li></ul>'],
    ['</p></div>1 < 2 > 0', '1 &lt; 2 &gt; 0'],
    ['<scr<script>x</script>ipt>alert(1)', 'alert(1)'],
    ['<!-- <p>x -->y', 'y'],
    ['<p><b>offen', '<p><b>offen</b></p>'],
  ])('%s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })
})
