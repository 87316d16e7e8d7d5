import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const description =
  'CUE, Helm charts and Kustomize bases go into holos render platform. For each component, generators run Helm ' +
  'and take objects from CUE and files, transformers run Kustomize and join the parts, and validators check the ' +
  'finished manifest. It is written to the deploy directory, reviewed in Git, and applied by a GitOps controller.';

const sources = ['CUE', 'Helm charts', 'Kustomize bases'];

const stages = [
  {title: 'Generators', notes: ['Helm, objects', 'from CUE, files']},
  {title: 'Transformers', notes: ['Kustomize,', 'joining parts']},
  {title: 'Validators', notes: ['your own checks', 'on the result']},
];

const outcomes = [
  {title: 'deploy/', notes: ['complete manifests'], accent: true, code: true},
  {title: 'Git', notes: ['people review the difference']},
  {title: 'GitOps controller', notes: ['applies what was reviewed']},
];

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  title: string;
  notes?: string[];
  accent?: boolean;
  code?: boolean;
}

/** A rectangle with a title and lines of explanation, centered as one group. */
function Box({x, y, width, height, title, notes = [], accent, code}: BoxProps): ReactNode {
  const center = x + width / 2;
  const titleLine = y + height / 2 + 5 - notes.length * 9;
  return (
    <>
      <rect className={accent ? 'box-accent' : 'box'} {...{x, y, width, height}} rx={8} />
      <text
        className={clsx('label', code && 'code')}
        x={center}
        y={titleLine}
        fontWeight={notes.length ? 600 : 400}>
        {title}
      </text>
      {notes.map((note, index) => (
        <text key={note} className="note" x={center} y={titleLine + 20 + index * 18} fontSize={13.5}>
          {note}
        </text>
      ))}
    </>
  );
}

/** The point of an arrow that ends at (x, y). */
function Tip({x, y, down = false}: {x: number; y: number; down?: boolean}): ReactNode {
  return <path className="tip" d={down ? `M${x - 6} ${y - 8}h12l-6 8z` : `M${x - 8} ${y - 6}v12l8-6z`} />;
}

/** Left to right, for everything wider than a phone. */
function Wide(): ReactNode {
  return (
    <svg className={clsx('diagram', styles.wide)} viewBox="0 0 1080 272" role="img" aria-label={description}>
      <g textAnchor="middle" fontSize={15}>
        <g className="edge" strokeWidth={1.5}>
          <path d="M170 62H188A12 12 0 0 1 200 74V124A12 12 0 0 0 212 136M170 210H188A12 12 0 0 0 200 198V148A12 12 0 0 1 212 136" />
          <path d="M170 136H224M404 152H418M582 152H596M778 136H794A12 12 0 0 0 806 124V60A12 12 0 0 1 818 48H830M957 78V98M957 166V186" />
        </g>
        {sources.map((title, index) => (
          <Box key={title} x={1} y={38 + index * 74} width={169} height={48} title={title} />
        ))}
        <rect className={clsx('box', styles.tool)} x={230} y={18} width={548} height={236} rx={12} />
        <path className="box-ink" d="M230 58V30A12 12 0 0 1 242 18H766A12 12 0 0 1 778 30V58Z" />
        <text className="label-on-ink code" x={504} y={43}>
          holos render platform
        </text>
        <Tip x={230} y={136} />
        {stages.map((stage, index) => (
          <Box key={stage.title} x={248 + index * 178} y={100} width={156} height={104} {...stage} />
        ))}
        <Tip x={426} y={152} />
        <Tip x={604} y={152} />
        <text className="note" x={504} y={84} fontSize={13.5}>
          for each component, side by side
        </text>
        <text className="note" x={504} y={234} fontSize={13.5}>
          no access to a cluster
        </text>
        {outcomes.map((outcome, index) => (
          <Box key={outcome.title} x={836} y={18 + index * 88} width={243} height={60} {...outcome} />
        ))}
        <Tip x={836} y={48} />
        <Tip x={957} y={106} down />
        <Tip x={957} y={194} down />
      </g>
    </svg>
  );
}

/** Top to bottom, for a phone: the same boxes, never scaled down to an unreadable size. */
function Narrow(): ReactNode {
  return (
    <svg className={clsx('diagram', styles.narrow)} viewBox="0 0 340 764" role="img" aria-label={description}>
      <g textAnchor="middle" fontSize={15}>
        {sources.map((title, index) => (
          <Box key={title} x={1} y={2 + index * 52} width={338} height={42} title={title} />
        ))}
        <path className="edge" strokeWidth={1.5} d="M170 148V166M170 534V552M170 624V642M170 706V714" />
        <Tip x={170} y={172} down />
        <rect className={clsx('box', styles.tool)} x={1} y={172} width={338} height={362} rx={12} />
        <path className="box-ink" d="M1 212V184A12 12 0 0 1 13 172H327A12 12 0 0 1 339 184V212Z" />
        <text className="label-on-ink code" x={170} y={197}>
          holos render platform
        </text>
        <text className="note" x={170} y={236} fontSize={13.5}>
          for each component, side by side
        </text>
        {stages.map((stage, index) => (
          <Box key={stage.title} x={40} y={250 + index * 92} width={260} height={76} {...stage} />
        ))}
        <path className="edge" strokeWidth={1.5} d="M170 326V336M170 418V428" />
        <Tip x={170} y={342} down />
        <Tip x={170} y={434} down />
        {outcomes.map((outcome, index) => (
          <Box key={outcome.title} x={1} y={560 + index * 72} width={338} height={56} {...outcome} />
        ))}
        <Tip x={170} y={560} down />
        <Tip x={170} y={632} down />
        <Tip x={170} y={704} down />
      </g>
    </svg>
  );
}

/** How a platform gets from its sources to a cluster. */
export default function Pipeline(): ReactNode {
  return (
    <>
      <Wide />
      <Narrow />
    </>
  );
}
