import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLatest } from '../provider/useLatest.js'

/** A file where it is kept. @public */
export interface StoredFile {
  id: string
  name: string
  /** Bytes. */
  size?: number
  /** An address to show a picture by. */
  url?: string
}

/** What an upload is given beside the file. @public */
export interface UploadOptions {
  /** Told the share that has gone, 0 to 1. */
  onProgress: (share: number) => void
  /** Aborted when the person cancels, or the field goes away. */
  signal: AbortSignal
}

/** Keeps a file; rejects when it cannot. @public */
export type UploadFile = (file: File, options: UploadOptions) => Promise<StoredFile>

/** A file on its way, or one that did not get there. */
export interface PendingUpload {
  /** Names it among the others. */
  key: string
  /** What is sent. */
  file: File
  /** 0 to 1. */
  share: number
  /** How it goes. */
  state: 'sending' | 'failed' | 'cancelled'
  /** Why it failed; nothing when the person cancelled. */
  error?: unknown
}

let count = 0

/** What `useUploads` asks for. */
export interface UploadsOptions {
  /** Keeps one file. */
  upload: UploadFile
  /** Told of each that is kept. */
  onStored: (file: StoredFile) => void
  /** An element of the field: uploads live as long as it is in the document. */
  place: RefObject<HTMLElement | null>
}

/** Files on their way, and what can be done with them. */
export interface Uploads {
  pending: readonly PendingUpload[]
  start: (files: readonly File[]) => void
  cancel: (key: string) => void
  retry: (upload: PendingUpload) => void
  /** Takes one out of the list that is not on its way. */
  forget: (key: string) => void
}

/** Uploads, each with its progress, to be cancelled and tried again. */
export function useUploads({ place, ...callbacks }: UploadsOptions): Uploads {
  const [pending, setPending] = useState<readonly PendingUpload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const latest = useLatest(callbacks)
  useEffect(() => {
    const all = running.current
    const element = place.current
    return () => {
      // A tab that is hidden comes by here, too; its uploads go on. What is gone for good leaves the document.
      setTimeout(() => {
        if (!element?.isConnected) all.forEach((controller) => controller.abort())
      })
    }
  }, [place])

  function change(key: string, values: Partial<PendingUpload>) {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)))
  }

  function forget(key: string) {
    running.current.delete(key)
    setPending((all) => all.filter((one) => one.key !== key))
  }

  async function send(key: string, file: File) {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(key, controller)
    const isOver = () => signal.aborted || running.current.get(key) !== controller
    try {
      const stored = await latest.current.upload(file, {
        signal,
        onProgress: (share) => {
          if (!isOver()) change(key, { share: Math.min(Math.max(share, 0), 1) })
        },
      })
      if (isOver()) return
      forget(key)
      latest.current.onStored(stored)
    } catch (error) {
      if (!isOver()) change(key, { state: 'failed', error })
    }
  }

  return {
    pending,
    start(files: readonly File[]) {
      const added = files.map((file): PendingUpload => {
        count += 1
        return { key: `upload-${String(count)}`, file, share: 0, state: 'sending' }
      })
      setPending((all) => [...all, ...added])
      added.forEach(({ key, file }) => void send(key, file))
    },
    cancel(key: string) {
      running.current.get(key)?.abort()
      change(key, { state: 'cancelled', error: undefined })
    },
    retry({ key, file }: PendingUpload) {
      change(key, { state: 'sending', share: 0, error: undefined })
      void send(key, file)
    },
    forget,
  }
}
