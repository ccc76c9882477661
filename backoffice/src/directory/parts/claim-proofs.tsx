import type { ProofView } from '@farmgate/backend/contract/directory/admin/claim-proofs.admin';
import { CLAIM_PROOF_DAYS } from '@farmgate/backend/contract/directory/claim-proofs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MessageCircleQuestion } from 'lucide-react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../../kit/actions/action-button';
import { dayText, timeText } from '../../kit/texts.rules';

interface Asking {
  /** Whose claim it is of what: "Heron Farm". */
  name: string;
  /** The claimant has a page where it can be answered. */
  hasPage?: boolean;
}

/** Asks the claimant by email for something that shows that it is theirs. */
export function AskProofButton({ name, hasPage = false }: Asking) {
  return (
    <ActionButton
      action="ask-proof"
      label="Ask for proof"
      icon={MessageCircleQuestion}
      title={`Ask about the claim of ${name}`}
      explanation={`The claimant gets your words by email${hasPage ? ', and can answer on their page or by replying' : ' and answers by replying'}. Until then the inbox snoozes the claim, for ${CLAIM_PROOF_DAYS} days at most.`}
      fields={
        <TextInput
          source="text"
          label="What do you need?"
          multiline
          minRows={4}
          fullWidth
          autoFocus
          defaultValue="Could you send us a photo of your farm sign, a business license, or a page that names you?"
          validate={required('Please write what you need.')}
        />
      }
      success="Question sent."
      tells="the claimant"
    />
  );
}

/** What staff asked the claimant, the newest first, and what they answered. */
export function ClaimProofs() {
  const claim = useRecordContext<{ id: number; proofs: ProofView[] }>();
  if (!claim || claim.proofs.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        What did we ask?
      </Typography>
      {claim.proofs.map((proof, index) => (
        <Proof key={proof.id} proof={proof} isNewest={index === 0} />
      ))}
    </Box>
  );
}

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '68ch' } as const;

function Proof({ proof, isNewest }: { proof: ProofView; isNewest: boolean }) {
  const { text, createdAt, dueOn, answer, answeredAt } = proof;
  const isOpen = isNewest && answeredAt === null;
  return (
    <Box component="article" sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        Asked for proof on {timeText(createdAt)}
        {isOpen && `. Answer due ${dayText(dueOn)}.`}
      </Typography>
      <Typography sx={WORDS}>{text}</Typography>
      {answeredAt !== null && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 2, mt: 1 }}>
          <Typography variant="body2" color="textSecondary">
            Answered {timeText(answeredAt)}
          </Typography>
          <Typography sx={WORDS}>{answer ?? 'The answer went with the account.'}</Typography>
        </Box>
      )}
    </Box>
  );
}
