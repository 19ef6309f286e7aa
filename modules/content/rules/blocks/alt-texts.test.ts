import { expect, test } from 'vitest'
import { picturesOf, withAltTexts } from './alt-texts.ts'

const picture = (id: string, more: object = {}) => ({ id, version: 1, extension: 'jpg', alt: 'Der Saal', ...more })
const blocks = [
  { id: 'a', type: 'greeting', title: 'Servus', pictures: [picture('saal'), picture('garten')], links: [] },
  { id: 'b', type: 'imageText', title: 'Haus', text: '', image: picture('saal', { focal: { x: 0.2, y: 0.5 } }) },
  {
    id: 'c',
    type: 'elements',
    title: 'Feiern',
    items: [{ id: 'i1', type: 'gallery', value: { images: [picture('zierde', { isDecorative: true })] } }],
  },
  { id: 'd', type: 'text', title: '', html: '<p>Im</p><img src="/image/medium/hof-2.jpg" alt="Der Hof"><p>Hof</p>' },
]
const english: Readonly<Record<string, string>> = { saal: 'The hall', hof: 'The "yard" & <more>', zierde: 'Ornament' }

test('finds all pictures of blocks: in fields, collections and running text', () => {
  expect(picturesOf(blocks).toSorted()).toEqual(['garten', 'hof', 'saal', 'zierde'])
})

test('pictures get the texts of the other language; where there is none, the old text is removed', () => {
  const made = JSON.stringify(
    withAltTexts(
      blocks,
      (id) => english[id] ?? '',
      () => 'new',
    ),
  )
  expect(made).not.toContain('Der Saal"}')
  expect(
    withAltTexts(
      blocks,
      (id) => english[id] ?? '',
      () => 'new',
    ),
  ).toMatchObject([
    {
      pictures: [
        { id: 'saal', alt: 'The hall' },
        { id: 'garten', alt: '' },
      ],
    },
    { image: { alt: 'The hall', focal: { x: 0.2, y: 0.5 } } },
    { items: [{ id: 'i1', value: { images: [{ alt: 'Ornament', isDecorative: true }] } }] },
    { html: '<p>Im</p><img src="/image/medium/hof-2.jpg" alt="The &quot;yard&quot; &amp; &lt;more&gt;"><p>Hof</p>' },
  ])
  expect(
    JSON.stringify(
      withAltTexts(
        blocks,
        () => '',
        () => 'new',
      ),
    ),
  ).not.toMatch(/Der (?:Saal|Hof)/)
})
