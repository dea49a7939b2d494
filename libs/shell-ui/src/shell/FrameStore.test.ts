import { describe, expect, it } from 'vitest'
import { FrameStore } from './FrameStore.js'

const energy = { funcCode: 'F1', url: 'https://energy.example' }
const safety = { funcCode: 'F2', url: 'https://safety.example' }

describe('specification section 4, Embedded frames', () => {
  it('"A frame is added once per funcCode."', () => {
    const store = new FrameStore()
    store.openFrame(energy)
    store.openFrame({ ...energy, url: 'https://other.example' })
    store.openFrame(safety)
    expect(store.appIframeList).toEqual([energy, safety])
    expect(store.appIframeMaps).toEqual({ F1: energy, F2: safety })
  })

  it('"The active frame is set to it when no frame is loading."', () => {
    const store = new FrameStore()
    store.openFrame(energy)
    expect(store.activeIframe).toEqual(energy)
    expect(store.showAppIframe).toBe(true)
    store.setFrameLoad(true)
    store.openFrame(safety)
    expect(store.activeIframe).toEqual(energy)
    store.setFrameLoad(false)
    store.openFrame(safety)
    expect(store.activeIframe).toEqual(safety)
  })
})

it('closes a frame and, when it was on show, the layer', () => {
  const store = new FrameStore()
  store.openFrame(energy)
  store.openFrame(safety)
  store.closeFrame('F1')
  expect(store.activeIframe).toEqual(safety)
  store.closeFrame('F2')
  expect([store.activeIframe, store.showAppIframe]).toEqual([null, false])
})

it('names the page above the content', () => {
  const store = new FrameStore()
  store.setPageHeaderName('能耗')
  expect([store.pageHeaderName, store.showPageHeaderName]).toEqual(['能耗', true])
  store.clear()
  expect([store.pageHeaderName, store.showPageHeaderName]).toEqual(['', false])
})
