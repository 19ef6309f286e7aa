import { backofficeTexts } from '#i18n/backoffice.ts'
import { useShortcutList } from '#ui/backoffice/ShortcutLayer.tsx'
import { keycaps, type Shortcut } from '#ui/backoffice/shortcuts.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Modal } from '@mantine/core'
import './shortcut-sheet.css'

/** All shortcuts of this screen, with what they do. */
export function ShortcutSheet({
  opened,
  onClose,
  singleKeys,
}: {
  opened: boolean
  onClose: () => void
  singleKeys: boolean
}) {
  const t = useTexts(backofficeTexts)
  const list = useShortcutList()
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform)
  const labels = { mod: isApple ? '⌘' : t.shell.mod, shift: t.shell.shift }
  const groups = opened ? Map.groupBy(list(), (one) => one.group) : new Map<string, Shortcut[]>()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t.shortcuts.title}
      size={920}
      closeButtonProps={{ 'aria-label': t.shell.close }}
    >
      {singleKeys ? null : (
        <p className="t2" style={{ marginBottom: 10 }}>
          {t.shortcuts.off}
        </p>
      )}
      <div className="keys">
        {[...groups].map(([group, shortcuts]) =>
          isLong(shortcuts) ? (
            <section key={group} className="wide">
              <Group title={group} shortcuts={shortcuts} labels={labels} />
            </section>
          ) : null,
        )}
        <div className="rest">
          {[...groups].map(([group, shortcuts]) =>
            isLong(shortcuts) ? null : (
              <section key={group}>
                <Group title={group} shortcuts={shortcuts} labels={labels} />
              </section>
            ),
          )}
        </div>
      </div>
    </Modal>
  )
}

/** A group with more shortcuts than this number has two columns. */
const SHORT_GROUP = 12
const isLong = (shortcuts: readonly Shortcut[]): boolean => shortcuts.length > SHORT_GROUP

interface GroupProps {
  title: string
  shortcuts: readonly Shortcut[]
  labels: Parameters<typeof keycaps>[1]
}

function Group({ title, shortcuts, labels }: GroupProps) {
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map((one) => (
          <div key={`${one.keys.join()}${one.label}`}>
            <dt className="t2">{one.label}</dt>
            <dd>
              {one.keys
                .flatMap((key) => keycaps(key, labels))
                .map((cap) => (
                  <kbd key={cap}>{cap}</kbd>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
