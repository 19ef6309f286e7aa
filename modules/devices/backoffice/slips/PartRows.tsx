import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Checkbox, NativeSelect } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { TemplateKind, TemplatePart } from '../../rules/default-templates.ts'
import type { Size } from '../../rules/document.ts'
import { movedPart, neededParts, sizedParts } from '../../rules/slip-template.ts'
import { slipPartNames } from '../../words/slip-parts.ts'
import { slipTemplateTexts } from '../../words/slip-templates.ts'

const sizes: readonly Size[] = [1, 2, 3]

/** The list of the parts of a slip. For each part it shows whether the part is printed, how large it is, and buttons to move it. */
export function PartRows({
  kind,
  parts,
  onChange,
}: {
  kind: TemplateKind
  parts: readonly TemplatePart[]
  onChange: (parts: readonly TemplatePart[]) => void
}) {
  const t = useTexts(slipTemplateTexts)
  const names = useTexts(slipPartNames)
  const set = (index: number, change: Partial<TemplatePart>) =>
    onChange(parts.map((part, place) => (place === index ? { ...part, ...change } : part)))
  return (
    <ol className="partlist">
      {parts.map(({ part, isOn, size }, index) => {
        const isNeeded = neededParts[kind].includes(part)
        const name = names[part]
        return (
          <li key={part}>
            <Checkbox
              label={name}
              description={isNeeded ? t.needed : undefined}
              checked={isOn}
              disabled={isNeeded}
              onChange={(event) => set(index, { isOn: event.currentTarget.checked })}
            />
            <span className="sp" />
            {sizedParts.includes(part) ? (
              <NativeSelect
                aria-label={t.size(name)}
                value={String(size)}
                disabled={!isOn}
                data={sizes.map((one) => ({ value: String(one), label: t.sizes[one] }))}
                onChange={({ currentTarget: { value } }) =>
                  set(index, { size: sizes.find((one) => String(one) === value) ?? 1 })
                }
              />
            ) : null}
            <ActionIcon
              variant="subtle"
              aria-label={t.up(name)}
              disabled={index === 0}
              onClick={() => onChange(movedPart(parts, index, -1))}
            >
              <IconChevronUp className="i" aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t.down(name)}
              disabled={index === parts.length - 1}
              onClick={() => onChange(movedPart(parts, index, 1))}
            >
              <IconChevronDown className="i" aria-hidden />
            </ActionIcon>
          </li>
        )
      })}
    </ol>
  )
}
