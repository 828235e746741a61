import { useEffect, useState } from 'react';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import type { PlanFile } from '../../../planner/measure/plans/read/plan-file.ts';
import type { Result } from '../../../planner/measure/units/units.ts';
import { addPlaces } from '../../../documents/edits/edit.ts';
import { useLocale } from '../../../documents/settings/settings.ts';
import { createProject } from '../../../documents/store/project-store.ts';
import { Link, useNavigate } from 'react-router-dom';
import { Screen } from '../../../ui/controls/frame/screen.tsx';
import { PlanPreview } from '../../plans/plan-preview.tsx';
import { readPlanFile } from '../../plans/read-plan-file.ts';

const words = bundlesWords.shared;

/** A shared plan, which becomes a new project. */
export function SharedPlan({ file }: { readonly file: File }) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [plan, setPlan] = useState<Result<PlanFile>>();
  useEffect(() => void readPlanFile(file).then(setPlan), [file]);
  return (
    <Screen title={words.plan}>
      {plan?.ok === false && (
        <p className="alarm" role="alert">
          {plan.reason}
        </p>
      )}
      {plan?.ok === true && (
        <PlanPreview
          plan={plan.value}
          locale={locale}
          places={0}
          onAdd={(rooms) => {
            const { id } = createProject(addPlaces(rooms));
            void navigate(`/project/${id}`, { replace: true });
          }}
        />
      )}
      <p className="foot">
        <Link to="/">{words.leave}</Link>
      </p>
    </Screen>
  );
}
