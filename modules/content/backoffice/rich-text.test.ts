import { expect, test } from 'vitest'
import { isSafeLink, type RichNode, writeRichText } from './rich-text.ts'

const text = (content: string): RichNode => ({ nodeType: 3, nodeName: '#text', textContent: content, childNodes: [] })
const element = (
  name: string,
  children: readonly (RichNode | string)[] = [],
  attributes: Record<string, string> = {},
): RichNode => ({
  nodeType: 1,
  nodeName: name.toUpperCase(),
  textContent: null,
  childNodes: children.map((one) => (typeof one === 'string' ? text(one) : one)),
  getAttribute: (attribute) => attributes[attribute] ?? null,
})
const written = (...children: (RichNode | string)[]) => writeRichText(element('div', children))

test.each<[string, RichNode[], string]>([
  [
    'blocks stay as they are',
    [element('h2', ['1. Geltung']), element('p', ['Text'])],
    '<h2>1. Geltung</h2><p>Text</p>',
  ],
  ['what browsers make of Enter is a paragraph', [element('div', ['Text'])], '<p>Text</p>'],
  ['loose words become a paragraph', [text('lose'), element('p', ['fest'])], '<p>lose</p><p>fest</p>'],
  [
    'old names become new ones',
    [element('p', [element('b', ['fett']), element('i', ['kursiv'])])],
    '<p><strong>fett</strong><em>kursiv</em></p>',
  ],
  ['the page has its own first heading', [element('h1', ['Titel'])], '<h2>Titel</h2>'],
  [
    'a list leaves the paragraph it was made from',
    [element('p', [element('ul', [element('li', ['eins'])])])],
    '<ul><li>eins</li></ul>',
  ],
  ['empty paragraphs go', [element('p', [element('br')]), element('p', ['x'])], '<p>x</p>'],
  ['dress goes, words stay', [element('p', [element('span', ['Word'], { style: 'color:red' })])], '<p>Word</p>'],
  ['what runs goes with its content', [element('script', ['alert(1)']), element('p', ['x'])], '<p>x</p>'],
  ['signs are written as text', [element('p', ['<img> & "x"'])], '<p>&lt;img&gt; &amp; "x"</p>'],
  [
    'a link keeps its address only',
    [element('p', [element('a', ['hier'], { href: 'https://a.example/?x="1"', onclick: 'x()' })])],
    '<p><a href="https://a.example/?x=&quot;1&quot;">hier</a></p>',
  ],
  [
    'a link that runs something keeps only its words',
    [element('p', [element('a', ['hier'], { href: 'javascript:alert(1)' })])],
    '<p>hier</p>',
  ],
])('%s', (_, nodes, html) => expect(written(...nodes)).toBe(html))

test.each([
  ['https://x.example', true],
  ['mailto:a@b.example', true],
  ['tel:+431', true],
  ['/de/impressum', true],
  ['#kontakt', true],
  ['//fremd.example', false],
  ['javascript:x', false],
  ['data:text/html,x', false],
  ['', false],
])('%j as link: %s', (address, safe) => expect(isSafeLink(address)).toBe(safe))
