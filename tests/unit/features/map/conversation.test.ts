import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearHost } from '@/features/map/frame-host'
import { openMap } from '@/features/map/map-host'
import { READY_DELAY } from '@/domain/map/protocol'

type Listener = (event: { source: unknown; origin: string; data: unknown }) => void

const OWN = 'https://own.be'
const PARTNER = 'https://partner.be'

/** A window that keeps its listeners and what was posted to it. */
function fakeWindow(parent?: object) {
  const listeners = new Set<Listener>()
  const fake = {
    location: { origin: OWN, ancestorOrigins: undefined },
    postMessage: vi.fn(),
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
    setTimeout: (act: () => void, after: number) => setTimeout(act, after),
    clearTimeout: (timer: number) => clearTimeout(timer),
    say: (source: unknown, origin: string, data: unknown) =>
      [...listeners].forEach((listener) => listener({ source, origin, data })),
    listeners,
  }
  return Object.assign(fake, { parent: parent ?? fake })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('openMap, on the host', () => {
  function open() {
    const page = fakeWindow()
    const inside = fakeWindow()
    const frame = { contentWindow: inside, style: {} as Record<string, string>, onload: (): void => undefined, remove: vi.fn() }
    vi.stubGlobal('window', page)
    vi.stubGlobal('document', { createElement: () => frame })
    const heard = vi.fn()
    const box = { replaceChildren: vi.fn() }
    const host = openMap(box as unknown as HTMLElement, 'Kaart', heard)
    const ready = () => page.say(inside, OWN, { type: 'ready' })
    return { page, inside, frame, box, host, heard, ready, posted: inside.postMessage }
  }

  it('makes a frame with a name and no rights, unseen until it is ready', () => {
    const { frame, box, ready } = open()
    expect(frame).toMatchObject({ title: 'Kaart', src: '/map/', allow: '' })
    expect(box.replaceChildren).toHaveBeenCalledWith(frame)
    expect(frame.style.visibility).toBe('hidden')
    ready()
    expect(frame.style.visibility).toBe('')
  })

  it('posts the string 50 ms after the frame is ready, to its own origin', () => {
    const { host, ready, posted } = open()
    host.send({ type: 'highlight', ID: 7 })
    host.show('{}')
    ready()
    vi.advanceTimersByTime(READY_DELAY - 1)
    expect(posted).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(posted.mock.calls).toEqual([
      ['{}', OWN],
      [{ type: 'highlight', ID: 7 }, OWN],
    ])
    host.show('{"new":1}')
    expect(posted).toHaveBeenLastCalledWith('{"new":1}', OWN)
  })

  it('posts it again when the frame is loaded again', () => {
    const { host, ready, posted } = open()
    host.show('{}')
    for (const times of [1, 2]) {
      ready()
      vi.advanceTimersByTime(READY_DELAY)
      expect(posted).toHaveBeenCalledTimes(times)
    }
  })

  /** What came into the frame: the map, the words of a server that is down, or an error of the browser. */
  const MAP = { documentElement: { dataset: { mapPage: '' } } }
  const OTHER = { documentElement: { dataset: {} } }
  const came = (frame: { onload: () => void }, contentDocument: object | null) => {
    Object.assign(frame, { contentDocument, src: '' })
    frame.onload()
    return vi.advanceTimersByTimeAsync(0)
  }

  it('loads its page anew while something else comes, up to five times, and then the map is left', async () => {
    const { frame } = open()
    for (const [at, delay] of [350, 700, 1400, 2800, 5600].entries()) {
      await came(frame, at % 2 ? OTHER : null)
      await vi.advanceTimersByTimeAsync(delay - 1)
      expect(frame).toMatchObject({ src: '' })
      await vi.advanceTimersByTimeAsync(1)
      expect(frame).toMatchObject({ src: '/map/' })
    }
    await came(frame, null)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(frame).toMatchObject({ src: '' })
  })

  it('leaves the page alone once it is the map', async () => {
    const { frame } = open()
    await came(frame, null)
    await vi.advanceTimersByTimeAsync(350)
    expect(frame).toMatchObject({ src: '/map/' })
    await came(frame, MAP)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(frame).toMatchObject({ src: '' })
  })

  it('begins anew when it is told to, and ends with the map', async () => {
    const { frame, host } = open()
    await came(frame, null)
    host.reload()
    await came(frame, null)
    await vi.advanceTimersByTimeAsync(349)
    expect(frame).toMatchObject({ src: '' })
    await vi.advanceTimersByTimeAsync(1)
    expect(frame).toMatchObject({ src: '/map/' })
    await came(frame, null)
    host.remove()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(frame).toMatchObject({ src: '' })
  })

  it('hears its own frame alone, and only what it can say', () => {
    const { page, inside, heard } = open()
    const select = { type: 'select', ID: 4711 }
    page.say(inside, 'https://evil.be', select)
    page.say(page, OWN, select)
    page.say(null, OWN, select)
    page.say(inside, OWN, { type: 'select', ID: 'x' })
    page.say(inside, OWN, 'select')
    expect(heard).not.toHaveBeenCalled()
    page.say(inside, OWN, select)
    expect(heard.mock.calls).toEqual([[select]])
  })

  it('leaves nothing behind', () => {
    const { host, page, frame, ready, posted } = open()
    host.show('{}')
    ready()
    host.remove()
    vi.advanceTimersByTime(READY_DELAY)
    expect(posted).not.toHaveBeenCalled()
    expect(page.listeners.size).toBe(0)
    expect(frame.remove).toHaveBeenCalled()
  })
})

describe('hearHost, in the frame', () => {
  function hear(referrer = '') {
    const parent = fakeWindow()
    const frame = fakeWindow(parent)
    vi.stubGlobal('window', frame)
    vi.stubGlobal('document', { referrer })
    const heard = vi.fn()
    const { say, end } = hearHost([OWN, PARTNER], heard)
    return { parent, frame, heard, say, end, told: parent.postMessage }
  }

  it('says that it is ready to the page around it, if that is allowed', () => {
    expect(hear(`${PARTNER}/lijst`).told.mock.calls).toEqual([[{ type: 'ready' }, PARTNER]])
    expect(hear('https://evil.be/').told).not.toHaveBeenCalled()
  })

  it('says it to all that are allowed where the browser keeps the page back, never to any', () => {
    const { told } = hear()
    expect(told.mock.calls.map(([, origin]) => origin as string)).toEqual([OWN, PARTNER])
  })

  it('hears its parent alone, hands on the string unread, and speaks to who spoke', () => {
    const { parent, frame, heard, say, told } = hear()
    frame.say(parent, 'https://evil.be', '{}')
    frame.say(frame, OWN, '{}')
    frame.say(parent, PARTNER, { type: 'highlight' })
    frame.say(parent, PARTNER, 7)
    expect(heard).not.toHaveBeenCalled()
    frame.say(parent, PARTNER, '{"any":"string"}')
    frame.say(parent, PARTNER, { type: 'highlight', ID: null })
    expect(heard.mock.calls).toEqual([
      [{ type: 'data', text: '{"any":"string"}' }],
      [{ type: 'highlight', ID: null }],
    ])
    told.mockClear()
    say({ type: 'cleared' })
    expect(told.mock.calls).toEqual([[{ type: 'cleared' }, PARTNER]])
  })

  it('is silent where nothing is around it', () => {
    const alone = fakeWindow()
    vi.stubGlobal('window', alone)
    vi.stubGlobal('document', { referrer: '' })
    const heard = vi.fn()
    hearHost([OWN], heard)
    alone.say(alone, OWN, '{}')
    expect(alone.postMessage).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
  })
})
