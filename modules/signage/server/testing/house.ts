import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { type FoodBrand, foodBrand } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { browserCapabilities } from '../../rules/commands.ts'
import {
  type Heartbeat,
  playerEndpoints,
  type Region,
  type Scene,
  sceneEndpoints,
  segmentEndpoints,
  type SegmentRecord,
  type SignageDevice,
  signageStaffEndpoints,
  streamEndpoints,
  type StreamRecord,
} from '../../contract.ts'

export const as = { as: chief }

export const textRegion = (text = 'Grüß Gott'): Region => ({
  id: 'text',
  x: 0,
  y: 0,
  w: 1920,
  h: 200,
  z: 0,
  fit: 'contain',
  content: { kind: 'text', text, align: 'left', font: 'body', size: 42, color: '', background: '' },
})

/** A paired screen. The API calls that it makes contain the cookie with its key. */
export interface TestPlayer {
  readonly device: SignageDevice
  readonly cookie: string
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>): Promise<OutputOf<E>>
  beat(more?: Partial<Heartbeat>): Promise<OutputOf<typeof playerEndpoints.heartbeat>>
}

export interface TestHouse {
  readonly own: FoodBrand
  readonly scene: Scene
  readonly segment: SegmentRecord
  readonly stream: StreamRecord
  pair(name?: string): Promise<TestPlayer>
}

const someBeat: Heartbeat = {
  manifestVersion: 1,
  loading: { state: 'current', done: 0, total: 0 },
  playing: { source: 'default', segment: null, scene: null, since: null },
  storage: { used: 0, quota: 1_000_000, isPersistent: true },
  screen: { w: 1920, h: 1080 },
  clockOffsetMs: 0,
  build: 'test',
  errors: [],
}

/** Creates a restaurant with a program that always plays the same scene. */
export async function signageHouse(): Promise<TestHouse> {
  const own = await foodBrand()
  const scene = await must(own.call(sceneEndpoints.create, { body: { name: 'Gruß', regions: [textRegion()] } }, as))
  const segment = await must(
    own.call(segmentEndpoints.create, { body: { name: 'Tag', items: [{ scene: scene.id, seconds: 20 }] } }, as),
  )
  const stream = await must(
    own.call(streamEndpoints.create, { body: { name: 'Haus', defaultSegment: segment.id } }, as),
  )
  return {
    own,
    scene,
    segment,
    stream,
    async pair(name = 'Theke links') {
      const offered = await must(
        own.call(playerEndpoints.pair, {
          body: { capabilities: [...browserCapabilities], screen: { w: 1920, h: 1080 } },
        }),
      )
      const device = await must(
        own.call(
          signageStaffEndpoints.pair,
          { body: { code: offered.code.toLowerCase(), name, branchId: own.house, streamId: stream.id } },
          as,
        ),
      )
      const answer = await own.app.inject({
        url: `/api/player/pairings/${offered.id}`,
        headers: { 'x-poll-secret': offered.pollSecret },
      })
      const cookie = `player=${answer.cookies.find(({ name: one }) => one === 'player')?.value ?? ''}`
      const call = async <E extends Endpoint>(endpoint: E, input: InputOf<E> = {}): Promise<OutputOf<E>> =>
        must(own.call(endpoint, input, { headers: { cookie } }))
      return {
        device,
        cookie,
        call,
        beat: (more = {}) => call(playerEndpoints.heartbeat, { body: { ...someBeat, ...more } }),
      }
    },
  }
}
