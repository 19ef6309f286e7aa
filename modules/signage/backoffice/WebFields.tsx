import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import { type Region, signageStaffEndpoints } from '../contract.ts'
import { readHosts } from '../rules/web-hosts.ts'
import { screenTexts } from '../words/screen.ts'

type Web = Extract<Region['content'], { kind: 'web' }>

/** The field for the address of the web page in a region. A note states whether the settings allow screens to show pages of this host. */
export function WebFields({ content, put }: { content: Web; put: (changes: Partial<Web>) => void }) {
  const t = useTexts(screenTexts)
  const settings = useCall(signageStaffEndpoints.settings)
  const allowed = settings.data?.value.webHosts
  const [host] = content.url.startsWith('https://') ? readHosts(content.url).hosts : []
  const problem =
    content.url === ''
      ? undefined
      : host === undefined
        ? t.linkHttps
        : allowed && !allowed.includes(host)
          ? `${t.linkNotAllowed(host)} ${t.adminsOnly}`
          : undefined
  return (
    <>
      <TextInput
        type="url"
        label={t.link}
        description={allowed && (allowed.length > 0 ? t.linkAllowed(allowed.join(', ')) : t.noHosts)}
        error={problem}
        maxLength={500}
        value={content.url}
        onChange={(event) => put({ url: event.currentTarget.value })}
      />
      <TextInput
        label={t.offlineText}
        maxLength={300}
        value={content.offlineText}
        onChange={(event) => put({ offlineText: event.currentTarget.value })}
      />
    </>
  )
}
