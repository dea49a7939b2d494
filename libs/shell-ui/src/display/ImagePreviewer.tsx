import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import {
  ChevronLeft,
  ChevronRight,
  Download,
  RotateCcw,
  RotateCw,
  Scan,
  X,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useDialogControl } from '../dialogs/DialogControl.js'
import { defineDialog, type DialogProps } from '../dialogs/defineDialog.js'
import { useOpenDialog } from '../dialogs/useOpenDialog.js'
import { useMessages } from '../i18n/LanguageProvider.js'
import { uiMessages } from '../messages.js'
import { displayMessages } from './displayMessages.js'
import {
  moveBy,
  scaleLimits,
  transformOf,
  turnBy,
  wholeImage,
  zoomBy,
  type ImageView,
} from './imageView.js'
import { useImageGestures } from './useImageGestures.js'
import { useImageSize } from './useImageSize.js'

/** @public */
export interface PreviewImage {
  src: string
  /** Its name, which is also read to who does not see it. */
  name: string
}

/** @public */
export interface ImagePreviewerProps extends DialogProps {
  /** The pictures, in their order. */
  images: readonly PreviewImage[]
  /** The first to show, from 0. Default: 0. */
  start?: number
  /** Offers to keep the picture. */
  isDownloadable?: boolean
}

/** Pictures over the whole screen: zoom, rotate, move, next and previous, all by keys and by touch, too. @public */
export function ImagePreviewer(props: ImagePreviewerProps) {
  const { images, start = 0, isDownloadable = false, onClose } = props
  const messages = useMessages(displayMessages)
  const general = useMessages(uiMessages)
  const { isOpen, onExited } = useDialogControl()
  useOpenDialog({ isOpen, onDismiss: () => onClose() })
  const [at, setAt] = useState(Math.min(Math.max(start, 0), Math.max(images.length - 1, 0)))
  const [view, setView] = useState<ImageView>(wholeImage)
  const [failed, setFailed] = useState<string>()
  const picture = useRef<HTMLImageElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const gestures = useImageGestures(setView, (by) => {
    if (view.scale <= 1) go(at + by) // a larger one was moved
  })
  const image = images[at]
  const size = useImageSize(picture, image?.src ?? '')
  if (!image) return null

  function go(to: number) {
    if (to < 0 || to >= images.length) return
    setAt(to)
    setView(wholeImage)
    setFailed(undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    const pixels = 40
    const isLarge = view.scale > 1
    const keys: Record<string, () => void> = {
      '+': () => setView(zoomBy(view, 1.25)),
      '=': () => setView(zoomBy(view, 1.25)),
      '-': () => setView(zoomBy(view, 0.8)),
      '0': () => setView(wholeImage),
      r: () => setView(turnBy(view, 1)),
      R: () => setView(turnBy(view, -1)),
      ArrowLeft: () => (isLarge ? setView(moveBy(view, pixels, 0)) : go(at - 1)),
      ArrowRight: () => (isLarge ? setView(moveBy(view, -pixels, 0)) : go(at + 1)),
      ArrowUp: () => setView(moveBy(view, 0, pixels)),
      ArrowDown: () => setView(moveBy(view, 0, -pixels)),
      PageUp: () => go(at - 1),
      PageDown: () => go(at + 1),
      Home: () => go(0),
      End: () => go(images.length - 1),
    }
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  const tool = (label: string, icon: LucideIcon, onPress: () => void, isDisabled = false) => (
    <PreviewTool label={label} icon={icon} onPress={onPress} isDisabled={isDisabled} />
  )
  return (
    <Dialog.Root
      open={isOpen}
      size="full"
      lazyMount
      unmountOnExit
      initialFocusEl={() => stage.current}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      onExitComplete={onExited}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            className="sp-preview"
            aria-label={messages.previewOf(image.name)}
            onKeyDown={onKeyDown}
          >
            <div className="sp-preview-head">
              <span className="sp-preview-name" title={image.name}>
                {image.name}
              </span>
              <span className="sp-preview-note" role="status">
                {images.length > 1 && messages.imageAt(at + 1, images.length)}
                {size && ` ${messages.imageSize(size.width, size.height)}`}
              </span>
              {tool(general.close, X, () => onClose())}
            </div>
            <div
              ref={stage}
              className="sp-preview-stage"
              tabIndex={-1}
              data-large={view.scale > 1 || undefined}
              {...gestures}
            >
              {failed === image.src ? (
                <div className="sp-preview-failed" role="alert">
                  <p>{messages.imageFailed}</p>
                  <button
                    type="button"
                    className="sp-text-button"
                    onClick={() => setFailed(undefined)}
                  >
                    {general.retry}
                  </button>
                </div>
              ) : (
                <img
                  key={image.src}
                  ref={picture}
                  src={image.src}
                  alt={image.name}
                  draggable={false}
                  style={{ transform: transformOf(view) }}
                  onError={() => setFailed(image.src)}
                />
              )}
            </div>
            <div
              className="sp-preview-tools"
              role="group" // no toolbar: the arrow keys turn the pages here
              aria-label={messages.previewOf(image.name)}
            >
              {images.length > 1 &&
                tool(messages.previousImage, ChevronLeft, () => go(at - 1), at === 0)}
              {tool(
                messages.zoomOut,
                ZoomOut,
                () => setView(zoomBy(view, 0.8)),
                view.scale <= scaleLimits.least,
              )}
              {tool(messages.zoomReset, Scan, () => setView(wholeImage))}
              {tool(
                messages.zoomIn,
                ZoomIn,
                () => setView(zoomBy(view, 1.25)),
                view.scale >= scaleLimits.most,
              )}
              {tool(messages.rotateLeft, RotateCcw, () => setView(turnBy(view, -1)))}
              {tool(messages.rotateRight, RotateCw, () => setView(turnBy(view, 1)))}
              {isDownloadable && (
                <a
                  className="sp-preview-tool"
                  href={image.src}
                  download={image.name}
                  aria-label={messages.download}
                  title={messages.download}
                >
                  <Download size={18} aria-hidden />
                </a>
              )}
              {images.length > 1 &&
                tool(messages.nextImage, ChevronRight, () => go(at + 1), at === images.length - 1)}
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface PreviewToolProps {
  label: string
  icon: LucideIcon
  onPress: () => void
  isDisabled: boolean
}

function PreviewTool({ label, icon: Icon, onPress, isDisabled }: PreviewToolProps) {
  return (
    <button
      type="button"
      className="sp-preview-tool"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined} // keeps the focus where the keys still work
      onClick={() => {
        if (!isDisabled) onPress()
      }}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}

/** `await imagePreview.open({ images, start })`. @public */
export const imagePreview = defineDialog(ImagePreviewer)
