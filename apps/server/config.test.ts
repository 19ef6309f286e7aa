import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, settingNames } from './config.ts'
import { providerNames } from './provider-names.ts'

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: { port: 3000, demo: true, rateLimits: true, databaseUrl: undefined, trustedProxies: [] },
    })
  })

  it('treat an empty value as not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ', SMTP_URL: '' })).toMatchObject({
      ok: true,
      config: { port: 3000, databaseUrl: undefined, providers: {} },
    })
  })

  it('are read', () => {
    const read = readConfig({
      SERVUS_DEMO: '0',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
      OSRM_URL: 'http://127.0.0.1:5000/',
      PORT: '0',
    })
    expect(read).toMatchObject({
      ok: true,
      config: {
        demo: false,
        rateLimits: false,
        port: 0,
        trustedProxies: ['10.0.0.1', '10.1.0.0/16'],
        providers: { OSRM_URL: 'http://127.0.0.1:5000' },
      },
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT is no port; use a number like 3000'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is no address'],
    [{ DATABASE_URL: 'postgres://servus:ab/cd@database:5432/servus' }, 'in user and password write / as %2F'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY is too short; make one with'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is no address; write it like smtp://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is none of'],
  ])('are refused with a text that says what to do: %o', (environment, text) => {
    const read = readConfig(environment)
    expect(read.ok ? '' : read.problems[0]).toContain(text)
    expect(read.ok ? '' : read.problems[0]).toContain('docs/operations.md')
  })

  it.each([
    'postgres://servus@database:5432/servus',
    'postgres://servus:ab%2Fcd@database/servus',
    'postgres://servus:secret@/servus?host=/run/postgresql',
    'postgres:///servus',
  ])('accept the address of a database: %s', (url) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ ok: true, config: { databaseUrl: url } })
  })

  it('of providers are passed to the container', () => {
    const compose = readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8')
    const handedOn = new Set([...compose.matchAll(/^ {6}([A-Z_]+): \$\{([A-Z_]+):-/gm)].map(([, name]) => name))
    expect(providerNames.filter((name) => !handedOn.has(name))).toEqual([])
  })

  it('are all documented', () => {
    const explained = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
    const example = explained('.env.example')
    const operations = explained('docs/operations.md')
    expect(settingNames.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([])
    expect(settingNames.filter((name) => !operations.includes(`\`${name}\``))).toEqual([])
    const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] ?? '')
    expect(listed.filter((name) => !settingNames.includes(name))).toEqual([])
  })
})
