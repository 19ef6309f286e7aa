import { expect, test } from 'vitest'
import { isPlainDrawing } from './svg.ts'

const svg = (inner: string, attributes = 'xmlns="http://www.w3.org/2000/svg"') => `<svg ${attributes}>${inner}</svg>`

test.each([
  svg('<path d="M0 0h4" fill="#fff"/>'),
  `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Logo -->\n${svg('<style>.a{fill:url(#b)}</style><g class="a"><text>Grüß</text></g>')}`,
  svg('<use href="#a"/><image/>').replace('<image/>', '<rect width="1" height="1" style="fill: url(#g)"/>'),
])('a plain drawing: %s', (text) => expect(isPlainDrawing(text)).toBe(true))

test.each([
  svg('<script>alert(1)</script>'),
  svg('<g onclick="alert(1)"/>'),
  svg('<g ONLOAD="alert(1)"/>'),
  svg('<a href="https://example.com"><path/></a>'),
  svg('<use href="https://example.com/x.svg#a"/>'),
  svg('<use xlink:href="javascript:alert(1)"/>'),
  svg('<use href="&#106;avascript:alert(1)"/>'),
  svg('<foreignObject><body/></foreignObject>'),
  svg('<animate attributeName="href" to="javascript:alert(1)"/>'),
  svg('<set attributeName="onmouseover" to="alert(1)"/>'),
  svg('<style>@import "https://example.com/x.css"</style>'),
  svg('<style>.a{background:url(https://example.com/x)}</style>'),
  svg('<style>.a{background:\\75rl(https://example.com/x)}</style>'),
  svg('<g style="background:url(//example.com)"/>'),
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  `<?xml-stylesheet href="https://example.com/x.css"?>${svg('')}`,
  `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
  svg('<![CDATA[<script>]]>'),
  svg('<g foo=bar onload=alert(1)/>'),
  `hallo${svg('')}`,
  '<html></html>',
  '',
])('is refused: %s', (text) => expect(isPlainDrawing(text)).toBe(false))
