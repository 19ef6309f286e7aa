import { describe, expect, it } from 'vitest'
import { parseCss, selectorsOf } from './css.ts'
import { styleViolations } from './styles.ts'

const css = (path: string, text: string) => ({ path, text })
const namesOf = (found: readonly string[]) => found.map((one) => one.split(':')[0])
const booking = (inner: string) => css('modules/booking/site/booking.css', `@layer module { .m-booking { ${inner} } }`)

describe('parseCss and selectorsOf', () => {
  it('parseCss reads blocks and statements, and ignores braces in comments, strings and brackets', () => {
    const text = '@import "a;b.css"; /* } */ @media print { .a::after { content: "}"; b: url(x;y) } }'
    expect(parseCss(text)).toEqual([
      { head: '@import "a;b.css"', body: undefined },
      {
        head: '@media print',
        body: [
          {
            head: '.a::after',
            body: [
              { head: 'content: "}"', body: undefined },
              { head: 'b: url(x;y)', body: undefined },
            ],
          },
        ],
      },
    ])
  })

  it('selectorsOf splits a list of selectors only at its top-level commas', () => {
    expect(selectorsOf('.a:is(b, c), [x="1,2"] .d')).toEqual(['.a:is(b, c)', '[x="1,2"] .d'])
  })
})

describe('styles by module (docs/adr/0028)', () => {
  it.each([
    '.car { color: red }',
    '&.booking { color: red }',
    '@media print { .car { color: red } }',
    '[data-brand="x"] & .car { color: red }',
    '.pre ~ &.lane { color: red }',
    '.a + .b { color: red }',
    'form:has(.x) .y { color: red }',
  ])('a module may style its root and the elements inside it: %s', (inner) => {
    expect(styleViolations([booking(inner)], [])).toEqual([])
  })

  it.each([
    ['outside of the layer', css('modules/booking/site/booking.css', '.m-booking .car { color: red }')],
    ['outside of the root', css('modules/booking/site/booking.css', '@layer module { .car { color: red } }')],
    [
      'below another root',
      css('modules/booking/site/booking.css', '@layer module { .m-store { .car { color: red } } }'),
    ],
    [
      'in the layer of lent parts',
      css('modules/booking/site/b.css', '@layer parts { .m-booking { .car { color: red } } }'),
    ],
    ['of the whole page', css('modules/booking/site/booking.css', ':root { --x: 1px }')],
    [
      'with keyframes of any name',
      css('modules/booking/site/b.css', '@layer module { @keyframes rise { to { top: 0 } } }'),
    ],
    ['beside the root', booking('& + .other { color: red }')],
    ['beside the root, after a class', booking('&.car ~ .other { color: red }')],
    ['that begins with a neighbour', booking('+ .other { color: red }')],
    ['of what only has the root', booking('html:has(&) { color: red }')],
  ])('refuses a rule %s', (_what, file) => {
    expect(namesOf(styleViolations([file], []))).toEqual(['styles-stay-below-their-root'])
  })

  it('allows the parts that a module shares, in a layer of their own', () => {
    const part = css('modules/ordering/site/parts/lines.css', '@layer parts { .m-ordering { .item { color: red } } }')
    expect(styleViolations([part], [])).toEqual([])
  })

  it('refuses two files with the same name', () => {
    const both = [css('packages/ui/site/css/a.css', ''), css('packages/ui/backoffice/a.css', '')]
    expect(namesOf(styleViolations(both, []))).toEqual(['style-names-are-unique'])
  })

  it("refuses an import of another module's styles, and of a library above the lowest layer", () => {
    const imports = (address: string) => styleViolations([css('modules/booking/site/b.css', `@import ${address};`)], [])
    expect(namesOf(imports('"../../store/site/store.css"'))).toEqual(['styles-import-their-own'])
    expect(namesOf(imports('"maplibre-gl/dist/maplibre-gl.css"'))).toEqual(['styles-import-their-own'])
    expect(imports('"maplibre-gl/dist/maplibre-gl.css" layer(base)')).toEqual([])
    expect(imports('"./css/cars.css"')).toEqual([])
  })

  it('refuses a class of packages/ui that only one module uses', () => {
    const ui = [css('packages/ui/site/css/cars.css', '.car .price { color: red }')]
    const screen = (path: string) => css(path, 'export const x = <p className="car" />')
    expect(namesOf(styleViolations(ui, [screen('modules/booking/site/a.tsx')]))).toEqual(['ui-names-no-feature'])
    expect(styleViolations(ui, [screen('modules/booking/site/a.tsx'), screen('modules/store/site/b.tsx')])).toEqual([])
    expect(styleViolations(ui, [screen('packages/ui/site/a.tsx')])).toEqual([])
  })

  it('refuses the root class of a module elsewhere, unless that module shares styles', () => {
    const stranger = css('modules/store/site/a.tsx', 'export const x = <p className="m-booking wrap" />')
    expect(namesOf(styleViolations([], [stranger]))).toEqual(["root-classes-are-a-module's-own"])
    const lent = css('modules/booking/site/parts/a.css', '@layer parts { .m-booking { .a { color: red } } }')
    expect(styleViolations([lent], [stranger])).toEqual([])
    expect(styleViolations([], [css('apps/site/app/shell/footer.tsx', stranger.text)])).toEqual([])
  })

  it('refuses the root class of a module whose name has several words', () => {
    const stranger = css('modules/store/site/a.tsx', 'export const x = <p className="m-lost-things" />')
    expect(namesOf(styleViolations([], [stranger]))).toEqual(["root-classes-are-a-module's-own"])
  })

  it('refuses styles of a module whose elements lack the root class', () => {
    const screen = (name: string) => css('modules/booking/site/a.tsx', `export const x = <p className="${name}" />`)
    const styles = [booking('.car { color: red }')]
    expect(namesOf(styleViolations(styles, [screen('car')]))).toEqual(['root-classes-are-set'])
    expect(styleViolations(styles, [screen('m-booking car')])).toEqual([])
  })
})
