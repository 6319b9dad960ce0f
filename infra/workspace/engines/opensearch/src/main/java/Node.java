import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One OpenSearch node on 127.0.0.1, until its standard input ends. Arguments: its folder and its HTTP port; the next port is for nodes. */
public class Node {
  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[1]);
    var runner = new OpenSearchRunner();
    // Without it only ports below 9300 count as free.
    runner.setMaxHttpPort(port + 1);
    runner.onBuild((number, settings) -> {
      settings.put("network.host", "127.0.0.1");
      settings.put("transport.port", port + 1);
      settings.put("discovery.type", "single-node");
      // A full disk is simulated by a block, on machines whose disk may be nearly full.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("node.processors", 1);
    }).build(OpenSearchRunner.newConfigs()
      .basePath(arguments[0]).clusterName("forecourt").numOfNode(1).baseHttpPort(port - 1));
    while (System.in.read() != -1) {}
    runner.close();
    System.exit(0);
  }
}
