import { QrCode } from '@chakra-ui/react/qr-code'

export interface LinkQrCodeProps {
  /** The whole address. */
  link: string
  /** Says what it leads to. */
  label: string
}

/** A link as a picture to be scanned: dark on light whatever the theme, with the quiet zone around it. */
export function LinkQrCode({ link, label }: LinkQrCodeProps) {
  return (
    <QrCode.Root unstyled value={link} encoding={{ ecc: 'M' }}>
      <QrCode.Frame
        unstyled
        role="img"
        aria-label={label}
        width="192px"
        height="192px"
        padding="18px"
        borderRadius="l2"
        css={{ background: '#fff', fill: '#000', display: 'block' }}
      >
        <QrCode.Pattern unstyled />
      </QrCode.Frame>
    </QrCode.Root>
  )
}
