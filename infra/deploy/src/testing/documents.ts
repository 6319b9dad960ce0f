import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';

/** The folder of this workspace. */
export const folder = join(__dirname, '../..');
export const root = join(folder, '../..');

const names = z.record(z.string(), z.string());
const quantities = z.record(z.string(), z.union([z.string(), z.number()]));
const keyed = z.object({
  secretKeyRef: z.object({ name: z.string(), key: z.string(), optional: z.boolean().default(false) }),
});
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const command = z.object({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  env: z.array(z.object({ name: z.string(), valueFrom: keyed })).default([]),
  resources: z.object({ requests: quantities, limits: quantities }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const container = command.extend({
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe.extend({ periodSeconds: z.int(), failureThreshold: z.int() }),
});
const unprivileged = z.object({
  enableServiceLinks: z.literal(false),
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().min(1),
    fsGroup: z.int().min(1),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
});
const pod = z.object({
  metadata: z.object({ labels: names, annotations: names }),
  spec: unprivileged.extend({ terminationGracePeriodSeconds: z.int(), containers: z.tuple([container]) }),
});
/** A pod of a job. */
const task = z.object({
  metadata: z.object({ labels: names }),
  spec: unprivileged.extend({ restartPolicy: z.literal('OnFailure'), containers: z.tuple([command]) }),
});
const metadata = z.object({ name: z.string(), annotations: names.default({}) });
const selector = z.object({ matchLabels: names });
const peer = z.looseObject({});

/** Schemas of the cluster's objects, as far as the tests read them. */
const objectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Namespace'), metadata }),
  z.object({
    kind: z.literal('Ingress'),
    metadata,
    spec: z.object({
      tls: z.array(z.object({ hosts: z.array(z.string()) })),
      rules: z.array(
        z.object({
          host: z.string(),
          http: z.object({
            paths: z.array(z.object({ backend: z.object({ service: z.object({ name: z.string() }) }) })),
          }),
        }),
      ),
    }),
  }),
  z.object({
    kind: z.literal('Kustomization'),
    resources: z.array(z.string()),
    images: z.array(z.object({ name: z.string(), newTag: z.string() })),
  }),
  z.object({ kind: z.literal('ConfigMap'), metadata, data: names }),
  z.object({
    kind: z.literal('Service'),
    metadata,
    spec: z.object({ selector: names, ports: z.array(z.object({ port: z.int(), targetPort: z.string() })) }),
  }),
  z.object({
    kind: z.literal('StatefulSet'),
    metadata,
    spec: z.object({
      replicas: z.int(),
      selector,
      template: pod,
      volumeClaimTemplates: z.array(z.object({ metadata })),
    }),
  }),
  z.object({ kind: z.literal('Deployment'), metadata, spec: z.object({ replicas: z.int(), selector, template: pod }) }),
  z.object({ kind: z.literal('Job'), metadata, spec: z.object({ ttlSecondsAfterFinished: z.int(), template: task }) }),
  z.object({ kind: z.literal('PodDisruptionBudget'), metadata, spec: z.object({ maxUnavailable: z.int(), selector }) }),
  z.object({
    kind: z.literal('NetworkPolicy'),
    metadata,
    spec: z.object({
      podSelector: z.looseObject({
        matchLabels: names.optional(),
        matchExpressions: z.array(z.object({ values: z.array(z.string()) })).optional(),
      }),
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
      ingress: z
        .array(z.object({ from: z.array(peer).min(1), ports: z.array(z.object({ port: z.int() })).min(1) }))
        .optional(),
      egress: z
        .array(z.object({ to: z.array(peer).min(1), ports: z.array(z.object({ port: z.int() })).min(1) }))
        .optional(),
    }),
  }),
]);
export type ClusterObject = z.infer<typeof objectSchema>;

/** Files of the kustomization: the active egress policies, and all that are commented out. */
export function waysOut(): { on: string[]; off: string[] } {
  const lines = readFileSync(join(folder, 'kubernetes/kustomization.yaml'), 'utf8').split('\n');
  const named = (form: RegExp) => lines.flatMap((line) => form.exec(line)?.[1] ?? []);
  return { on: named(/^ {2}- (outside\/\S+)$/), off: named(/^ {2}# - (\S+)$/) };
}

/** Lists the cluster's objects, each with its file. */
export function clusterObjects(): { file: string; object: ClusterObject }[] {
  const files = readdirSync(join(folder, 'kubernetes'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, 'kubernetes', file), 'utf8')).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
        return { file, object: objectSchema.parse(document.toJS()) };
      }),
    );
}

const serviceSchema = z.object({
  image: z.string(),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  profiles: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

export function compose(): z.infer<typeof composeSchema> {
  return composeSchema.parse(parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), { merge: true }));
}

const alertSchema = z.object({
  alert: z.string().regex(/^Forecourt[A-Z]\w+$/),
  expr: z.string(),
  for: z
    .string()
    .regex(/^\d+[mh]$/)
    .optional(),
  labels: z.object({ severity: z.enum(['page', 'ticket', 'info']) }),
  annotations: z.strictObject({ summary: z.string().min(10), description: z.string().min(10), runbook: z.string() }),
});
const rulesSchema = z.object({ groups: z.array(z.object({ name: z.string(), rules: z.array(alertSchema).min(1) })) });

export function alerts(): z.infer<typeof alertSchema>[] {
  const { groups } = rulesSchema.parse(parse(readFileSync(join(folder, 'prometheus/alerts.yml'), 'utf8')));
  return groups.flatMap(({ rules }) => rules);
}

const dashboardSchema = z.object({
  uid: z.string(),
  title: z.string(),
  panels: z
    .array(
      z.object({
        id: z.int(),
        title: z.string().min(3),
        description: z.string().min(5),
        targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
      }),
    )
    .min(1),
});

export function dashboards(): z.infer<typeof dashboardSchema>[] {
  return readdirSync(join(folder, 'grafana')).map((file) =>
    dashboardSchema.parse(JSON.parse(readFileSync(join(folder, 'grafana', file), 'utf8'))),
  );
}
