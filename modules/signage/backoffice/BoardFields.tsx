import { useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import type { Documents, Region } from '../contract.ts'
import { PAGE_SECONDS } from '../rules/board-pages.ts'
import { plannerTexts } from '../words/planner.ts'
import { screenTexts } from '../words/screen.ts'

type Board = Extract<Region['content'], { kind: 'menu' | 'products' }>

interface Props {
  content: Board
  menu: Documents['menu']
  put: (changes: Record<string, unknown>) => void
}

/** The fields of a region (part of a scene) that lists dishes: which dishes it shows, and which details of each dish. */
export function BoardFields({ content, menu, put }: Props) {
  const t = useTexts(plannerTexts)
  const own = useTexts(screenTexts)
  const isMenu = content.kind === 'menu'
  const name = isMenu ? 'categories' : 'products'
  const chosen = isMenu ? content.categories : content.products
  const choices: readonly { id: string; name: string }[] = (isMenu ? menu?.categories : menu?.products) ?? []
  return (
    <>
      <fieldset className="many">
        <legend className="lbl">{t[name]}</legend>
        {isMenu && chosen.length === 0 ? <p className="hint">{t.allCategories}</p> : null}
        {choices.map((one) => (
          <Checkbox
            key={one.id}
            label={one.name}
            checked={chosen.includes(one.id)}
            onChange={(event) =>
              put({ [name]: event.currentTarget.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id) })
            }
          />
        ))}
      </fieldset>
      {isMenu ? (
        <NumberInput
          label={t.columns}
          min={1}
          max={4}
          allowDecimal={false}
          value={content.columns}
          onChange={(value) => put({ columns: Math.min(4, Math.max(1, Number(value) || 1)) })}
        />
      ) : null}
      {(['hasPrice', 'hasText', 'hasAllergens'] as const).map((one) => (
        <Checkbox
          key={one}
          label={t[one]}
          checked={content[one]}
          onChange={(event) => put({ [one]: event.currentTarget.checked })}
        />
      ))}
      <NativeSelect
        label={t.soldOut}
        value={content.soldOut}
        onChange={(event) => put({ soldOut: event.currentTarget.value })}
        data={(['strike', 'hide'] as const).map((value) => ({ value, label: t.soldOuts[value] }))}
      />
      <NumberInput
        label={own.pageSeconds}
        description={own.pageSecondsHint}
        suffix=" s"
        min={3}
        max={120}
        allowDecimal={false}
        value={content.pageSeconds ?? PAGE_SECONDS}
        onChange={(value) => put({ pageSeconds: Math.min(120, Math.max(3, Number(value) || PAGE_SECONDS)) })}
      />
      <p className="hint">{t.live}</p>
    </>
  )
}
