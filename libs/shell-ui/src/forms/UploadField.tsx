import { CloudUpload, FileText, RotateCw, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useMessages } from '../i18n/LanguageProvider.js'
import { useErrorText } from '../provider/errors.js'
import { useLatest } from '../provider/useLatest.js'
import { FieldFrame, useField, type FieldProps } from './FieldFrame.js'
import { useFieldCheck } from './fieldChecks.js'
import { uploadMessages } from './uploadMessages.js'
import { findUploadProblem, saySize, type UploadRules } from './uploadRules.js'
import { useUploads, type PendingUpload, type StoredFile, type UploadFile } from './useUploads.js'

/** @public */
export interface UploadFieldProps extends FieldProps, UploadRules {
  /** Keeps one file, says how far it is, and stops when it is told to. */
  upload: UploadFile
  /** Most files. Default: 1. */
  most?: number
  /** What `accept` means, in words: PNG、JPG. Default: `accept` itself. */
  typesText?: string
  /** What is said of a file that is kept. Default: 已上传. */
  storedText?: string
}

const nothing: readonly StoredFile[] = []

/**
 * Files by button, drop or paste, each with its progress, to be cancelled, tried again and removed. The
 * draft holds the stored files; the form is not sent while one is on its way or has failed. @public
 */
export function UploadField(props: UploadFieldProps) {
  const { name, label, accept, maxSize, most = 1, upload } = props
  const messages = useMessages(uploadMessages)
  const { control, attach, error } = useField<readonly StoredFile[] | null | undefined>(props)
  const { getValues, trigger } = useFormContext()
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const files = control.value ?? nothing
  const held = () => (getValues(name) as readonly StoredFile[] | null | undefined) ?? nothing
  const uploads = useUploads({
    upload,
    onStored: (file) => control.onChange([...held(), file]),
    place,
  })
  const room = most - files.length - uploads.pending.length
  const types =
    props.typesText ??
    accept?.map((rule) => (rule === 'image/*' ? messages.anyImage : rule)).join(', ')

  const states = uploads.pending.map(({ state }) => state)
  useFieldCheck(name, () => {
    if (states.includes('sending')) return messages.uploadsPending
    return states.length > 0 ? messages.uploadsFailed : undefined
  })

  // A complaint of an upload does not outlive it.
  const hasProblem = useLatest(error !== undefined)
  const progress = states.join()
  useEffect(() => {
    if (hasProblem.current) void trigger(name)
  }, [progress, hasProblem, trigger, name])

  function add(chosen: readonly File[]) {
    const problems: string[] = []
    const right = chosen.filter((file) => {
      const problem = findUploadProblem(file, { accept, maxSize })
      const reasons = {
        type: messages.wrongType(types ?? ''),
        size: messages.tooLarge(saySize(maxSize ?? 0)),
        empty: messages.emptyFile,
      }
      if (problem) problems.push(`${file.name}: ${reasons[problem]}`)
      return problem === undefined
    })
    if (right.length > room) problems.push(messages.tooManyFiles(most))
    setRefused(problems)
    uploads.start(right.slice(0, Math.max(room, 0)))
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!control.isDisabled) add([...event.dataTransfer.files])
  }

  const limits = [
    types && messages.acceptsTypes(types),
    maxSize !== undefined && messages.acceptsSize(saySize(maxSize)),
    most > 1 && messages.tooManyFiles(most),
  ].filter((text): text is string => Boolean(text))
  return (
    <FieldFrame {...props} id={control.id} labelId={control.labelId} error={error}>
      <div
        ref={place}
        className="sp-upload"
        data-over={isOver || undefined}
        data-invalid={control.isInvalid || undefined}
        data-disabled={control.isDisabled || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!control.isDisabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onPaste={(event) => {
          if (!control.isDisabled && event.clipboardData.files.length > 0)
            add([...event.clipboardData.files])
        }}
      >
        <CloudUpload size={24} strokeWidth={1.5} aria-hidden className="sp-upload-icon" />
        <span>
          {messages.dropHere}{' '}
          <button
            ref={(element) => {
              button.current = element
              attach(element)
            }}
            id={control.id}
            type="button"
            className="sp-text-button"
            aria-labelledby={`${control.labelId} ${control.id}-text`}
            aria-describedby={control.describedBy}
            disabled={control.isDisabled || room <= 0}
            onClick={() => input.current?.click()}
          >
            <span id={`${control.id}-text`}>{messages.chooseFiles}</span>
          </button>
        </span>
        {limits.length > 0 && <span className="sp-help">{messages.limits(limits)}</span>}
        <input
          ref={input}
          type="file"
          hidden
          multiple={most > 1}
          accept={accept?.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])])
            event.target.value = '' // so that the same file may be chosen again
          }}
        />
      </div>
      <div role="alert" className="sp-upload-refused">
        {refused.map((problem) => (
          <p key={problem} className="sp-error">
            {problem}
          </p>
        ))}
      </div>
      {(files.length > 0 || uploads.pending.length > 0) && (
        <ul className="sp-upload-files" aria-label={messages.files(label)}>
          {files.map((file) => (
            <StoredLine
              key={file.id}
              file={file}
              text={props.storedText ?? messages.uploaded}
              isDisabled={control.isDisabled}
              onRemove={() => {
                control.onChange(held().filter(({ id }) => id !== file.id))
                requestAnimationFrame(() => button.current?.focus())
              }}
            />
          ))}
          {uploads.pending.map((one) => (
            <PendingLine
              key={one.key}
              upload={one}
              onCancel={() => uploads.cancel(one.key)}
              onRetry={() => uploads.retry(one)}
              onForget={() => {
                uploads.forget(one.key)
                requestAnimationFrame(() => button.current?.focus())
              }}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}

interface StoredLineProps {
  file: StoredFile
  text: string
  isDisabled: boolean
  onRemove: () => void
}

function StoredLine({ file, text, isDisabled, onRemove }: StoredLineProps) {
  const messages = useMessages(uploadMessages)
  return (
    <li className="sp-upload-file">
      <Thumbnail url={file.url} />
      <span className="sp-upload-name">
        <span>{file.name}</span>
        <span className="sp-help">
          {text}
          {file.size !== undefined && ` · ${saySize(file.size)}`}
        </span>
      </span>
      {!isDisabled && (
        <button
          type="button"
          className="sp-icon-button"
          aria-label={messages.removeFile(file.name)}
          onClick={onRemove}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  )
}

interface PendingLineProps {
  upload: PendingUpload
  onCancel: () => void
  onRetry: () => void
  onForget: () => void
}

function PendingLine({ upload, onCancel, onRetry, onForget }: PendingLineProps) {
  const messages = useMessages(uploadMessages)
  const sayError = useErrorText()
  const { file, share, state, error } = upload
  const isSending = state === 'sending'
  const percent = Math.round(share * 100)
  return (
    <li className="sp-upload-file" data-state={state}>
      <LocalThumbnail file={file} />
      <span className="sp-upload-name">
        <span>{file.name}</span>
        {isSending ? (
          <span className="sp-upload-progress">
            <progress aria-label={messages.uploading(file.name)} max={100} value={percent} />
            <span className="sp-help">{percent}%</span>
          </span>
        ) : (
          <span className="sp-error" role="status">
            {state === 'cancelled'
              ? messages.uploadCancelled
              : `${messages.uploadFailed}: ${sayError(error)}`}
          </span>
        )}
      </span>
      {!isSending && (
        <button
          type="button"
          className="sp-icon-button"
          aria-label={messages.retryUpload(file.name)}
          onClick={onRetry}
        >
          <RotateCw size={16} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="sp-icon-button"
        aria-label={isSending ? messages.cancelUpload(file.name) : messages.removeFile(file.name)}
        onClick={isSending ? onCancel : onForget}
      >
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

function Thumbnail({ url }: { url: string | undefined }) {
  return (
    <span className="sp-upload-thumb" aria-hidden>
      {url ? <img src={url} alt="" /> : <FileText size={20} strokeWidth={1.5} />}
    </span>
  )
}

const pictureTypes = /^image\/(?:png|jpeg|gif|webp|avif|bmp)$/

/** A picture from the person's own disk; its address lives as long as the line. */
function LocalThumbnail({ file }: { file: File }) {
  const showFile = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  if (!pictureTypes.test(file.type)) return <Thumbnail url={undefined} />
  return (
    <span className="sp-upload-thumb" aria-hidden>
      <img ref={showFile} alt="" />
    </span>
  )
}
