import { crudEndpoints } from '#contract/entity.ts'
import { signageDeviceEntity } from './contract/device.ts'
import { segmentEntity, streamEntity } from './contract/program.ts'
import { sceneEntity } from './contract/scene.ts'

export * from './contract/commands.ts'
export * from './contract/device.ts'
export * from './contract/documents.ts'
export * from './contract/manifest.ts'
export * from './contract/player-shapes.ts'
export * from './contract/player.ts'
export * from './contract/plays.ts'
export * from './contract/program.ts'
export * from './contract/scene.ts'
export * from './contract/staff.ts'

export const sceneEndpoints = crudEndpoints(sceneEntity)
export const segmentEndpoints = crudEndpoints(segmentEntity)
export const streamEndpoints = crudEndpoints(streamEntity)
export const signageDeviceEndpoints = crudEndpoints(signageDeviceEntity)
