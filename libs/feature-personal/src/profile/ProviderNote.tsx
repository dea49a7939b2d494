import { Button } from '@chakra-ui/react/button'
import { useMessages } from '@spruce/shell-ui'
import { usePersonal } from '../PersonalEnvironment.js'
import { profileMessages } from './profileMessages.js'

/** Why a person whom a company's identity provider let in sees little here, and the way to the rest. */
export function ProviderNote() {
  const t = useMessages(profileMessages)
  const personal = usePersonal()
  return (
    <div className="personal-note personal-note-info">
      <p>{t.notByProvider}</p>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => personal.signInAnew()}>
        {t.signInByPassword}
      </Button>
    </div>
  )
}
