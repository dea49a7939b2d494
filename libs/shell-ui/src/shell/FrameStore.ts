import { makeAutoObservable, observableRef } from 'mobx'

/** One embedded application. @public */
export interface AppIframe {
  funcCode: string
  url: string
  name?: string
}

/** The embedded frames (specification section 3, Shell state, and section 4, Embedded frames). @public */
export class FrameStore {
  appIframeList: readonly AppIframe[] = []
  activeIframe: AppIframe | null = null
  /** True while a frame is loading. */
  frameLoad = false
  showAppIframe = false
  pageHeaderName = ''
  showPageHeaderName = false

  constructor() {
    makeAutoObservable(
      this,
      { appIframeList: observableRef, activeIframe: observableRef },
      { autoBind: true },
    )
  }

  /** The frames by their funcCode. */
  get appIframeMaps(): Readonly<Record<string, AppIframe>> {
    return Object.fromEntries(this.appIframeList.map((frame) => [frame.funcCode, frame]))
  }

  /** A frame is added once per funcCode. The active frame is set to it when no frame is loading. */
  openFrame(frame: AppIframe) {
    const known = this.appIframeList.find(({ funcCode }) => funcCode === frame.funcCode)
    if (!known) this.appIframeList = [...this.appIframeList, frame]
    if (!this.frameLoad) {
      this.activeIframe = known ?? frame
      this.showAppIframe = true
    }
  }

  closeFrame(funcCode: string) {
    this.appIframeList = this.appIframeList.filter((frame) => frame.funcCode !== funcCode)
    if (this.activeIframe?.funcCode === funcCode) {
      this.activeIframe = null
      this.showAppIframe = false
      this.frameLoad = false
    }
  }

  setFrameLoad(frameLoad: boolean) {
    this.frameLoad = frameLoad
  }

  setShowAppIframe(showAppIframe: boolean) {
    this.showAppIframe = showAppIframe
  }

  /** Names the page above the content; an empty name hides it. */
  setPageHeaderName(name: string) {
    this.pageHeaderName = name
    this.showPageHeaderName = name !== ''
  }

  /** Forgets every frame, as a change of tenant or signing out must. */
  clear() {
    this.appIframeList = []
    this.activeIframe = null
    this.frameLoad = false
    this.showAppIframe = false
    this.setPageHeaderName('')
  }
}
