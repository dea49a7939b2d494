import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi } from '@spruce/session/react'
import {
  findUploadProblem,
  type PendingUpload,
  useErrorText,
  useMessages,
  useUploads,
} from '@spruce/shell-ui'
import { CloudUpload, FileCheck, FileText, RotateCw, X } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { sayBytes } from '../files/sayBytes.js'
import { mayHoldMetadata } from './mayHoldMetadata.js'
import { resourceUploadMessages } from './resourceUploadMessages.js'
import { type Resource, sameContentOf, sendResource } from './sendResource.js'

/** What the server takes of a resource. */
const mostBytes = 20 * 1024 * 1024
const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml', '.ico']

/** @public */
export interface ResourceUploadsProps {
  /** Where the files go; null: to no folder. */
  folderId: string | null
  /** Told of each that is kept, and of one that was there already and is to be used. */
  onStored: (resource: Resource, file: File) => void
  /** Told whether any is on its way, or waits for an answer of the person. */
  onBusyChange?: (isBusy: boolean) => void
  /** Only pictures. */
  isPicture?: boolean
  /** One file at a time. */
  isSingle?: boolean
  /** The most that a file may have. Default: 20 MB. */
  maxBytes?: number
  /** Asks whether the place and camera data of photos are to be kept; they are left out otherwise. */
  asksForMetadata?: boolean
  /**
   * Files that were dropped or pasted before this was there. Where `asksForMetadata` and a photo is among them, all wait
   * for the person's choice.
   */
  files?: readonly File[]
}

interface StoredLine {
  key: string
  text: string
  name: string
}

/**
 * Uploads to the resources by button, drop or paste: each with its progress, to be cancelled and tried again. Where
 * the company has a content already, the person says whether to keep both or to use the one that is there. @public
 */
export function ResourceUploads(props: ResourceUploadsProps) {
  const { folderId, onStored, onBusyChange, isPicture = false, isSingle = false, files } = props
  const { maxBytes: maxSize = mostBytes, asksForMetadata = false } = props
  const t = useMessages(resourceUploadMessages)
  const api = useApi()
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [stored, setStored] = useState<readonly StoredLine[]>([])
  const [waiting, setWaiting] = useState<readonly File[]>(() =>
    asksForMetadata && files?.some(mayHoldMetadata) ? files : [],
  )
  const [keepsMetadata, setKeepsMetadata] = useState(false)
  const metadataHelp = useId()
  const [kept] = useState(() => new WeakSet<File>())
  const [withMetadata] = useState(() => new WeakSet<File>())
  const [sent] = useState(() => new Map<string, { resource: Resource; file: File }>())

  const uploads = useUploads({
    place,
    upload: async (file, options) => {
      const resource = await sendResource(api, file, {
        ...options,
        folderId,
        keepsSame: kept.has(file),
        keepsMetadata: withMetadata.has(file),
      })
      sent.set(resource.id, { resource, file })
      return { id: resource.id, name: resource.name }
    },
    onStored: ({ id }) => {
      const one = sent.get(id)
      if (one) take(one.resource, one.file, t.uploaded)
    },
  })

  function take(resource: Resource, file: File, text: string) {
    setStored((all) => [...all, { key: `${resource.id} ${all.length}`, name: file.name, text }])
    onStored(resource, file)
  }

  function add(chosen: readonly File[]) {
    const problems: string[] = []
    const right = chosen.filter((file) => {
      const problem = findUploadProblem(file, { maxSize, ...(isPicture && { accept: pictures }) })
      const texts = { type: t.wrongType, size: t.tooLarge, empty: t.emptyFile }
      if (problem) problems.push(texts[problem](file.name, sayBytes(maxSize)))
      return problem === undefined
    })
    setRefused(problems)
    const begun = isSingle ? right.slice(0, 1) : right
    // What holds when a file is chosen holds for its later tries, too.
    if (keepsMetadata) for (const file of begun) withMetadata.add(file)
    uploads.start(begun)
  }

  function addWaiting() {
    setWaiting([])
    add(waiting)
  }

  const hasBegun = useRef(waiting.length > 0)
  useEffect(() => {
    if (hasBegun.current || !files || files.length === 0) return
    hasBegun.current = true // effects run again each time the tab is shown
    add(files)
  })

  const isBusy =
    waiting.length > 0 ||
    uploads.pending.some(
      ({ state, error }) => state === 'sending' || sameContentOf(error) !== undefined,
    )
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange])

  function forget({ key }: PendingUpload) {
    uploads.forget(key)
    requestAnimationFrame(() => button.current?.focus())
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    add([...event.dataTransfer.files])
  }

  return (
    <div
      ref={place}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return
        event.stopPropagation()
        add([...event.clipboardData.files])
      }}
    >
      <div
        className="sp-upload"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <CloudUpload size={24} strokeWidth={1.5} aria-hidden className="sp-upload-icon" />
        <span>
          {t.dropHere}{' '}
          <button
            ref={button}
            type="button"
            className="sp-text-button"
            onClick={() => input.current?.click()}
          >
            {t.chooseFiles}
          </button>
        </span>
        <span className="sp-help">
          {(isPicture ? t.pictureLimits : t.limits)(sayBytes(maxSize))}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          multiple={!isSingle}
          aria-label={t.chooseFiles}
          accept={isPicture ? pictures.join(',') : undefined}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = '' // so that the same file may be chosen again
          }}
        />
      </div>
      {asksForMetadata && (
        <Box mt="2" mb="3">
          <label className="sp-filter-check">
            <input
              type="checkbox"
              className="sp-check"
              aria-describedby={metadataHelp}
              checked={keepsMetadata}
              onChange={({ target }) => setKeepsMetadata(target.checked)}
            />
            {t.keepMetadata}
          </label>
          <p id={metadataHelp} className="sp-help">
            {t.keepMetadataHelp}
          </p>
        </Box>
      )}
      {waiting.length > 0 && (
        <WaitingFiles
          files={waiting}
          onBegin={addWaiting}
          onForget={(file) => setWaiting(waiting.filter((one) => one !== file))}
        />
      )}
      <div role="alert" className="sp-upload-refused">
        {refused.map((problem) => (
          <p key={problem} className="sp-error">
            {problem}
          </p>
        ))}
      </div>
      {(stored.length > 0 || uploads.pending.length > 0) && (
        <ul className="sp-upload-files" aria-label={t.files}>
          {stored.map(({ key, name, text }) => (
            <li key={key} className="sp-upload-file">
              <span className="sp-upload-thumb" aria-hidden>
                <FileCheck size={20} strokeWidth={1.5} />
              </span>
              <span className="sp-upload-name">
                <span>{name}</span>
                <span className="sp-help" role="status">
                  {text}
                </span>
              </span>
            </li>
          ))}
          {uploads.pending.map((one) => (
            <PendingLine
              key={one.key}
              upload={one}
              onCancel={() => uploads.cancel(one.key)}
              onRetry={() => uploads.retry(one)}
              onForget={() => forget(one)}
              onKeepBoth={() => {
                kept.add(one.file)
                uploads.retry(one)
              }}
              onUseExisting={(existing) => {
                forget(one)
                take(existing, one.file, t.usedExisting(existing.name))
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface WaitingFilesProps {
  files: readonly File[]
  onBegin: () => void
  onForget: (file: File) => void
}

/** Files that are uploaded once the person has chosen what becomes of the data in photos. */
function WaitingFiles({ files, onBegin, onForget }: WaitingFilesProps) {
  const t = useMessages(resourceUploadMessages)
  return (
    <>
      <ul className="sp-upload-files" aria-label={t.waitingFiles}>
        {files.map((file, at) => (
          <li key={`${file.name} ${String(at)}`} className="sp-upload-file">
            <span className="sp-upload-thumb" aria-hidden>
              <FileText size={20} strokeWidth={1.5} />
            </span>
            <span className="sp-upload-name">
              <span>{file.name}</span>
              <span className="sp-help">{sayBytes(file.size)}</span>
            </span>
            <button
              type="button"
              className="sp-icon-button"
              aria-label={t.forget(file.name)}
              onClick={() => onForget(file)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" mt="3" onClick={onBegin}>
        {t.begin(files.length)}
      </Button>
    </>
  )
}

interface PendingLineProps {
  upload: PendingUpload
  onCancel: () => void
  onRetry: () => void
  onForget: () => void
  onKeepBoth: () => void
  onUseExisting: (existing: Resource) => void
}

function PendingLine(props: PendingLineProps) {
  const { upload, onCancel, onRetry, onForget, onKeepBoth, onUseExisting } = props
  const t = useMessages(resourceUploadMessages)
  const { file, state, error } = upload
  const isSending = state === 'sending'
  const same = sameContentOf(error)
  return (
    <li className="sp-upload-file" data-state={state}>
      <span className="sp-upload-thumb" aria-hidden>
        <FileText size={20} strokeWidth={1.5} />
      </span>
      <span className="sp-upload-name">
        <span>{file.name}</span>
        <LineState upload={upload} />
      </span>
      {same && (
        <>
          <Button size="xs" variant="outline" onClick={() => onUseExisting(same)}>
            {t.useExisting}
          </Button>
          <Button size="xs" variant="outline" colorPalette="gray" onClick={onKeepBoth}>
            {t.keepBoth}
          </Button>
        </>
      )}
      {!isSending && !same && (
        <button
          type="button"
          className="sp-icon-button"
          aria-label={t.retry(file.name)}
          onClick={onRetry}
        >
          <RotateCw size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="sp-icon-button"
        aria-label={isSending ? t.cancel(file.name) : t.forget(file.name)}
        onClick={isSending ? onCancel : onForget}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

function LineState({ upload: { file, share, state, error } }: Pick<PendingLineProps, 'upload'>) {
  const t = useMessages(resourceUploadMessages)
  const sayError = useErrorText()
  if (state === 'sending') {
    const percent = Math.round(share * 100)
    return (
      <span className="sp-upload-progress">
        <progress aria-label={t.uploading(file.name)} max={100} value={percent} />
        <span className="sp-help">{percent}%</span>
      </span>
    )
  }
  const same = sameContentOf(error)
  return (
    <span className={same ? 'sp-help' : 'sp-error'} role="status">
      {state === 'cancelled' ? t.cancelled : same ? t.same(same.name) : t.failed(sayError(error))}
    </span>
  )
}
