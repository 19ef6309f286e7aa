import { defaultZone } from '#kernel/time.ts'
import { crud } from '#platform/crud.ts'
import { openRecords } from '#platform/records.ts'
import { serverModule } from '#platform/server-module.ts'
import {
  commandEndpoints,
  playEndpoints,
  playerEndpoints,
  sceneEndpoints,
  sceneEntity,
  segmentEndpoints,
  segmentEntity,
  signageDeviceEndpoints,
  signageDeviceEntity,
  signageStaffEndpoints,
  streamEndpoints,
  streamEntity,
} from '../contract.ts'
import { signageErrors } from '../words/errors.ts'
import { filePlacesPort } from '#platform/file-places.ts'
import { personalDataPort } from '#platform/personal-data.ts'
import { sceneFiles } from './file-places.ts'
import { alarmJob } from './alarms.ts'
import { assetCalls, assetStore } from './assets.ts'
import { commandCalls } from './command-calls.ts'
import { commandStore } from './command-store.ts'
import { demoScreens } from './demo-screens.ts'
import { liveDocuments } from './documents.ts'
import { logCalls } from './log-calls.ts'
import { manifestCalls, manifests } from './manifest.ts'
import { signageNeeds } from './needs.ts'
import { pairingCalls } from './pairing.ts'
import { signagePersonalData } from './personal-data.ts'
import { playCalls, retentionJob } from './plays.ts'
import { previewCalls } from './preview-calls.ts'
import { playerCalls } from './player-calls.ts'
import { signageRights } from './rights.ts'
import { settingsCalls } from './settings.ts'
import { stateCalls } from './states.ts'
import { signageEvents } from './tell-alarm.ts'
import { deviceRules, sceneRules, segmentRules, streamRules } from './write-rules.ts'

/** The server part of digital signage: scenes, programs, screens and their players, commands (docs/rules/signage.md). */
export const signageModule = serverModule({
  name: 'signage',
  endpoints: [
    sceneEndpoints,
    segmentEndpoints,
    streamEndpoints,
    // The sequence of these groups of API calls matters: if the calls with the id of a screen in their path (`signageDeviceEndpoints`) came
    // first, other paths would be read as the id of a screen.
    signageStaffEndpoints,
    playEndpoints,
    commandEndpoints,
    signageDeviceEndpoints,
    playerEndpoints,
  ],
  withoutKeys: ['digital-signage-settings', 'player'],
  rights: signageRights,
  events: signageEvents,
  scopes: {
    signage: {
      title: { de: 'Schirme', en: 'Screens' },
      groups: [
        'scenes',
        'digital-signage-segments',
        'digital-signage-streams',
        'digital-signage-devices',
        'digital-signage-states',
        'digital-signage-plays',
        'digital-signage-commands',
        'digital-signage',
      ],
    },
  },
  errors: signageErrors,
  entities: [sceneEntity, segmentEntity, streamEntity, signageDeviceEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: signageNeeds,
  offers: { filePlaces: filePlacesPort, personalData: personalDataPort },
  open(core, ports) {
    const commands = commandStore(core)
    const documents = liveDocuments(core, ports)
    const assets = assetStore(core, ports)
    const own = manifests(core, ports, assets, documents)
    const rules = deviceRules(core)
    const zone = async () => (await ports.branches())[0]?.timeZone ?? defaultZone
    return {
      filePlaces: () => sceneFiles(core),
      personalData: () => signagePersonalData(ports),
      handlers: [
        ...crud(core, sceneEntity, sceneRules(core)),
        ...crud(core, segmentEntity, segmentRules(core)),
        ...crud(core, streamEntity, streamRules(core)),
        ...crud(core, signageDeviceEntity, rules),
        ...pairingCalls(core, openRecords(core, signageDeviceEntity, rules)),
        ...commandCalls(core, commands),
        ...playerCalls(core, { commands, documents, manifests: own }),
        ...manifestCalls(core, own),
        ...assetCalls(core, assets),
        ...settingsCalls(core),
        ...stateCalls(core),
        ...playCalls(core, zone),
        ...logCalls(core),
        ...previewCalls(ports, documents),
      ],
      jobs: [
        { name: 'signage.commands', everySeconds: 15, run: () => commands.settleAll() },
        alarmJob(core, ports),
        retentionJob(core),
        ...demoScreens(core, own),
      ],
      async close() {
        documents.close()
      },
    }
  },
})
